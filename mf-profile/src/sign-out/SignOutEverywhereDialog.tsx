import { signOut } from 'shared/session'
import { Button, Dialog, Text, useAction } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import type { SettingDialogProps } from '../settings/use-setting-dialog.tsx'

const { cancel, signOutEverywhere: texts } = dialogMessages

/** Signs out on every device, once the customer has confirmed. */
export function SignOutEverywhereDialog({ onClose }: SettingDialogProps) {
  const leaving = useAction(signOut)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" disabled={leaving.isRunning} onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="danger" loading={leaving.isRunning} onClick={() => leaving.run({ everywhere: true })}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Text>{texts.explanation}</Text>
    </Dialog>
  )
}
