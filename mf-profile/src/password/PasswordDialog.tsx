import { useEffect, useId, useRef, useState } from 'react'
import { firstError, validatePassword, validatePasswordConfirmation } from 'shared/format'
import type { IdentityError } from 'shared/identity'
import { callAccountSettings, useSession } from 'shared/session'
import { showToast } from 'shared/toast'
import { Button, PasswordField, Stack, useForm } from 'shared/ui'
import { dialogMessages } from '../settings/dialog-messages.ts'
import { SettingDialog } from '../settings/SettingDialog.tsx'
import { SettingFailure } from '../settings/SettingFailure.tsx'

const { password: texts } = dialogMessages

/** Replaces the password. What is typed is in this form and in the call, nowhere else. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { user } = useSession()
  const formId = useId()
  const [error, setError] = useState<IdentityError>()
  const [rule, setRule] = useState<string>(texts.nextHint)
  const isChanged = useRef(false)
  // Once the dialog is closed the toasts have left it: words that move with their region are not read out.
  useEffect(() => () => void (isChanged.current && showToast({ status: 'success', message: texts.changed })), [])
  const { field, submitting, onSubmit } = useForm({
    initial: { present: '', next: '', confirmation: '' },
    check: ({ present, next, confirmation }) =>
      firstError([
        ['present', validatePassword(present)],
        ['next', validatePassword(next)],
        ['confirmation', validatePasswordConfirmation(next, confirmation)],
      ]),
    submit: async ({ present, next }) => {
      setError(undefined)
      const changed = await callAccountSettings((settings) => settings.changePassword(present, next))
      if (changed.ok) {
        isChanged.current = true
        onClose()
      } else if (changed.error.kind === 'wrong-credentials') return { field: 'present', message: texts.presentIsWrong }
      else if (changed.error.kind === 'weak-password') {
        // Nobody tells the provider's own rule before.
        setRule(texts.nextIsWeak)
        return { field: 'next', message: texts.nextIsWeak }
      } else setError(changed.error)
    },
  })

  const next = field('next')
  return (
    <SettingDialog
      // Not while a call is under way: a failure would have no place to be shown.
      onClose={() => !submitting && onClose()}
      title={texts.title}
      busy={submitting}
      button={
        <Button type="submit" form={formId} loading={submitting}>
          {texts.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="5">
          <SettingFailure error={error} network={texts.network} />
          <PasswordField
            {...field('present')}
            label={texts.present}
            autoComplete="current-password"
            phone={user?.phone_number}
            required
          />
          <PasswordField
            {...next}
            label={texts.next}
            hint={next.error === rule ? texts.nextHint : rule}
            autoComplete="new-password"
            required
          />
          <PasswordField {...field('confirmation')} label={texts.confirmation} autoComplete="new-password" required />
        </Stack>
      </form>
    </SettingDialog>
  )
}
