import { useId, useState } from 'react'
import { cleanText } from 'shared/format'
import type { IdentityError } from 'shared/identity'
import { deleteAccount, showAlert } from 'shared/session'
import { Button, Stack, Text, TextField, useForm } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { SettingDialog } from '../settings/SettingDialog.tsx'
import { SettingFailure } from '../settings/SettingFailure.tsx'

const { deletion: texts } = dialogMessages

/** Deletes the account after two questions: the first says what is lost, the second asks for a word. */
export function DeletionDialog({ onClose }: { readonly onClose: () => void }) {
  const [isSure, setIsSure] = useState(false)
  if (isSure) return <LastConfirmationDialog onClose={onClose} />
  return (
    <SettingDialog
      onClose={onClose}
      title={texts.title}
      button={
        <Button variant="danger" onClick={() => setIsSure(true)}>
          {texts.next}
        </Button>
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
    </SettingDialog>
  )
}

/** Deletes the account once the word has been typed. If that fails, everything stays as it was. */
function LastConfirmationDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId()
  const [error, setError] = useState<IdentityError>()
  const { field, submitting, onSubmit } = useForm({
    initial: { word: '' },
    check: ({ word }) => (isTheWord(word) ? undefined : { field: 'word', message: texts.wordIsWrong }),
    submit: async () => {
      setError(undefined)
      const deleted = await deleteAccount()
      // The shell leaves the console and shows the alert there.
      if (deleted.ok) showAlert({ status: 'info', message: texts.deleted })
      else setError(deleted.error)
    },
  })

  return (
    <SettingDialog
      onClose={() => !submitting && onClose()}
      title={texts.confirmTitle}
      busy={submitting}
      button={
        <Button type="submit" form={formId} variant="danger" loading={submitting}>
          {texts.confirm}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="4">
          <Text>{texts.confirmExplanation}</Text>
          <SettingFailure error={error} />
          <TextField
            {...field('word')}
            label={texts.wordLabel}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Stack>
      </form>
    </SettingDialog>
  )
}

const isTheWord = (typed: string): boolean => cleanText(typed).toLocaleUpperCase('pt-BR') === texts.word
