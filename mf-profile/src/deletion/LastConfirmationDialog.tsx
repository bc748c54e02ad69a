import { useId, useState } from 'react'
import { deleteAccount, showAlert } from 'shared/session'
import { Button, Dialog, Notice, Stack, Text, TextField, useForm } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { failureText } from '../settings/failure-text.ts'
import type { SettingDialogProps } from '../settings/setting.ts'

const { cancel, deletion: texts } = dialogMessages

/** Deletes the account once the word has been typed. Where that fails, everything is as it was. */
export function LastConfirmationDialog({ onClose }: SettingDialogProps) {
  const formId = useId()
  const [failure, setFailure] = useState<string>()
  const { field, submitting, onSubmit } = useForm({
    initial: { word: '' },
    check: ({ word }) => (isTheWord(word) ? undefined : { field: 'word', message: texts.wordIsWrong }),
    submit: async () => {
      setFailure(undefined)
      const deleted = await deleteAccount()
      // The shell leaves the console, and says it there.
      if (deleted.ok) showAlert({ status: 'info', message: texts.deleted })
      else setFailure(failureText(deleted.error))
    },
  })

  return (
    <Dialog
      open
      onClose={() => !submitting && onClose()}
      title={texts.confirmTitle}
      actions={
        <>
          <Button variant="secondary" disabled={submitting} onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={submitting}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="4">
          <Text>{texts.confirmExplanation}</Text>
          {failure && (
            <Notice status="danger" role="alert">
              {failure}
            </Notice>
          )}
          <TextField {...field('word')} label={texts.wordLabel} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Stack>
      </form>
    </Dialog>
  )
}

const isTheWord = (typed: string): boolean => typed.trim().toLocaleUpperCase('pt-BR') === texts.word
