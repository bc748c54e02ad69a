import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { genderCodes } from 'shared/contract'
import type { Session } from 'shared/session'
import { showToast } from 'shared/toast'
import { BirthDateField, Button, PhoneField, SelectField, TextField } from 'shared/ui'
import { messages } from '../messages.ts'
import { FieldGrid, ReadOnlyFields, SaveRow } from './form-layout.tsx'
import { profileErrorOf, profileValuesOf, type ProfileField, type ProfileValues } from './profile-values.ts'
import { useSaveProfile } from './save-profile.ts'

const { form } = messages

const genders = genderCodes.map((code) => ({ value: String(code), label: form.genders[code] }))

/** The customer's data. Phone and e-mail are shown and cannot be changed (spec §5). */
export function ProfileForm({ customer }: { customer: NonNullable<Session['user']> }) {
  const [values, setValues] = useState(() => profileValuesOf(customer))
  const [error, setError] = useState<ReturnType<typeof profileErrorOf>>()
  const saving = useSaveProfile()
  const name = useRef<HTMLInputElement>(null)
  const birthdate = useRef<HTMLInputElement>(null)
  const gender = useRef<HTMLSelectElement>(null)
  const readOnlyNoteId = useId()

  // After the message stands beside the field, so that it is read out with it.
  useEffect(() => {
    if (error) ({ name, birthdate, gender })[error.field].current?.focus()
  }, [error])

  const change = (field: ProfileField) => (value: string) => {
    setValues((former): ProfileValues => ({ ...former, [field]: value }))
    if (error?.field === field) setError(undefined)
  }
  const errorOf = (field: ProfileField) => (error?.field === field ? error.message : undefined)

  const save = (event: FormEvent) => {
    event.preventDefault()
    const fault = profileErrorOf(values, new Date())
    setError(fault)
    if (fault || saving.isPending) return
    const failed = () => showToast({ status: 'danger', message: form.failed })
    saving.mutate(values, {
      onSuccess: (isSaved) => (isSaved ? showToast({ status: 'success', message: form.saved }) : failed()),
      onError: failed,
    })
  }

  return (
    <form noValidate aria-label={form.title} onSubmit={save}>
      <FieldGrid>
        <TextField
          ref={name}
          label={form.name}
          name="name"
          autoComplete="name"
          value={values.name}
          onValueChange={change('name')}
          error={errorOf('name')}
        />
        <BirthDateField
          ref={birthdate}
          label={form.birthdate}
          name="birthdate"
          value={values.birthdate}
          onValueChange={change('birthdate')}
          error={errorOf('birthdate')}
        />
        <SelectField
          ref={gender}
          label={form.gender}
          name="gender"
          autoComplete="sex"
          options={genders}
          value={values.gender}
          onValueChange={change('gender')}
          error={errorOf('gender')}
        />
      </FieldGrid>
      <ReadOnlyFields noteId={readOnlyNoteId} note={form.readOnly}>
        <PhoneField label={form.phone} readOnly value={customer.phone_number ?? ''} onValueChange={keep} />
        <TextField label={form.email} type="email" readOnly value={customer.email ?? ''} onValueChange={keep} />
      </ReadOnlyFields>
      <SaveRow>
        <Button type="submit" fullWidth loading={saving.isPending}>
          {form.save}
        </Button>
      </SaveRow>
    </form>
  )
}

/** A read-only field has nothing to tell. */
const keep = () => undefined
