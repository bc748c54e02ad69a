import type { Customer } from 'shared/contract'
import { firstError, validateBirthdate, validateGender, validateName, validatePhone, type ValidationMessage } from 'shared/format'
import { BirthDateField, Button, PhoneField, SelectField, TextField, useForm } from 'shared/ui'
import type { SendFlowEvent } from '../flow/flow-store.ts'
import { Form } from '../form/Form.tsx'
import { AuthCard } from '../layout/AuthCard.tsx'
import { SignOutButton } from '../layout/SignOutButton.tsx'
import { ViewTitle } from '../layout/ViewTitle.tsx'
import { messages } from '../messages.ts'
import { missingAttributes, type AttributeField } from './missing-attributes.ts'
import { saveAttributes } from './save-attributes.ts'

interface AttributesViewProps {
  readonly customer: Customer
  readonly send: SendFlowEvent
}

const validations: Readonly<Record<AttributeField, (value: string) => ValidationMessage>> = {
  name: validateName,
  phone: validatePhone,
  birthdate: (value) => validateBirthdate(value),
  gender: validateGender,
}

/** What the site must know of a customer who came without it. */
export function AttributesView({ customer, send }: AttributesViewProps) {
  const missing = missingAttributes(customer)
  const { field, submitting, onSubmit } = useForm<AttributeField>({
    initial: { name: '', phone: '', birthdate: '', gender: '0' },
    check: (values) => firstError(missing.map((name) => [name, validations[name](values[name])] as const)),
    submit: (values) => saveAttributes(values, missing, send),
  })

  return (
    <AuthCard>
      <ViewTitle title={messages.attributes.title}>{messages.attributes.explanation}</ViewTitle>
      <Form onSubmit={onSubmit}>
        {missing.includes('name') && (
          <TextField {...field('name')} label={messages.fields.name} autoComplete="name" autoCapitalize="words" required />
        )}
        {missing.includes('phone') && <PhoneField {...field('phone')} label={messages.fields.phone} required />}
        {missing.includes('birthdate') && <BirthDateField {...field('birthdate')} label={messages.fields.birthdate} required />}
        {missing.includes('gender') && (
          <SelectField {...field('gender')} label={messages.fields.gender} options={messages.genders} autoComplete="sex" required />
        )}
        <Button type="submit" fullWidth loading={submitting}>
          {messages.attributes.submit}
        </Button>
      </Form>
      <SignOutButton />
    </AuthCard>
  )
}
