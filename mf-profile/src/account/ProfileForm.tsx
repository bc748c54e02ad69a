import { useId, useRef } from 'react'
import { genderCodes } from 'shared/contract'
import { cleanText, now } from 'shared/format'
import { queryClient } from 'shared/query'
import { callAccount, isSessionOver, refreshCustomer, type Session } from 'shared/session'
import { showToast } from 'shared/toast'
import { BirthDateField, Button, PhoneField, SelectField, TextField, useForm } from 'shared/ui'
import { messages } from '../messages.ts'
import { FieldGrid, ReadOnlyFields, SaveRow } from './form-layout.tsx'
import {
  isSameProfile,
  profileAttributes,
  profileErrorOf,
  profileValuesOf,
  type ProfileValues,
} from './profile-values.ts'
import { useFailedPress } from './use-failed-press.ts'

const { form } = messages

const genders = genderCodes.map((code) => ({ value: String(code), label: form.genders[code] }))

interface ProfileFormProps {
  readonly customer: NonNullable<Session['user']>
  /** Of the heading that names the form. */
  readonly titleId: string
}

/** The customer's data. Phone and e-mail are shown and cannot be changed (spec §5). */
export function ProfileForm({ customer, titleId }: ProfileFormProps) {
  const saved = profileValuesOf(customer)
  const readOnlyNoteId = useId()
  const press = useFailedPress()
  const saveButton = useRef<HTMLButtonElement>(null)
  const { values, field, submitting, onSubmit, reset } = useForm({
    initial: profileDraft.read(customer.sub) ?? saved,
    check: (changed) => profileErrorOf(changed, new Date(now())),
    onChange: (changed) => profileDraft.keep(customer.sub, changed),
    submit: async (sent) => {
      const sayFailed = press(form.saveAgain, () => saveButton.current?.click())
      const saving = await callAccount((account) => account.updateCustomer(profileAttributes(sent, new Date(now()))))
      if (saving.ok) await refreshCustomer()
      else if (isSessionOver(saving.error)) return
      // What was typed while it was being saved stays in the form.
      const typed = profileDraft.read(customer.sub) ?? sent
      if (saving.ok && isSameProfile(typed, sent)) restore({ ...sent, name: cleanText(sent.name) })
      if (saving.ok) showToast({ status: 'success', message: form.saved })
      else sayFailed(form.failed)
    },
  })
  const isChanged = !isSameProfile(values, saved)

  function restore(known: typeof values) {
    profileDraft.forget(customer.sub)
    reset(known)
  }

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
      <FieldGrid>
        <TextField {...field('name')} label={form.name} autoComplete="name" required />
        <BirthDateField {...field('birthdate')} label={form.birthdate} required />
        <SelectField {...field('gender')} label={form.gender} autoComplete="sex" options={genders} />
      </FieldGrid>
      <ReadOnlyFields noteId={readOnlyNoteId} note={form.readOnly}>
        <PhoneField label={form.phone} readOnly value={customer.phone_number ?? ''} onValueChange={keep} />
        <TextField label={form.email} type="email" readOnly value={customer.email ?? ''} onValueChange={keep} />
      </ReadOnlyFields>
      <SaveRow>
        {isChanged && (
          <Button variant="quiet" disabled={submitting} onClick={() => restore(saved)}>
            {form.discard}
          </Button>
        )}
        <Button ref={saveButton} type="submit" variant={isChanged ? 'primary' : 'secondary'} loading={submitting}>
          {form.save}
        </Button>
      </SaveRow>
    </form>
  )
}

const draftName = 'profile-draft'
const draftKey = (sub: string) => [draftName, sub]

// As long as the session, though no component uses it while another screen is shown.
queryClient.setQueryDefaults([draftName], { gcTime: Infinity })

/** What was typed and not saved. It is kept with the customer's data: the end of the session removes it. */
const profileDraft = {
  read: (sub: string): ProfileValues | undefined => queryClient.getQueryData(draftKey(sub)),
  keep: (sub: string, values: ProfileValues): void => void queryClient.setQueryData(draftKey(sub), values),
  forget: (sub: string): void => queryClient.removeQueries({ queryKey: draftKey(sub) }),
}

/** A read-only field never changes. */
const keep = () => undefined
