import { useState } from 'react'
import { Button, Dialog, Stack, Text } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import type { SettingDialogProps } from '../settings/setting.ts'
import { LastConfirmationDialog } from './LastConfirmationDialog.tsx'

const { cancel, deletion: texts } = dialogMessages

/** Deletes the account, asked twice: first what is lost with it, then for a word. */
export function DeletionDialog({ onClose }: SettingDialogProps) {
  const [isSure, setIsSure] = useState(false)
  if (isSure) return <LastConfirmationDialog onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" onClick={() => setIsSure(true)}>
            {texts.next}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{texts.explanation}</Text>
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
          {texts.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </Stack>
        <Text color="ink.soft">{texts.dataFirst}</Text>
      </Stack>
    </Dialog>
  )
}
