import type { Customer } from 'shared/contract'
import { firstError, validateBirthdate, type ValidationMessage } from 'shared/format'
import { BirthDateField, PhoneField, useForm } from 'shared/ui'
import type { FlowStep } from '../flow/flow-store.ts'
import { GenderField, NameField, SubmitButton } from '../form/fields.tsx'
import { validateGender, validateName, validatePhone } from '../form/validation.ts'
import { laterMessages } from '../later-messages.ts'
import { AuthCard, Form } from '../layout/AuthCard.tsx'
import { WayOut } from '../layout/WayOut.tsx'
import { messages } from '../messages.ts'
import { missingAttributes, saveAttributes, type AttributeField } from './missing-attributes.ts'

const validations: Readonly<Record<AttributeField, (value: string) => ValidationMessage>> = {
  name: validateName,
  phone: validatePhone,
  birthdate: (value) => validateBirthdate(value),
  gender: validateGender,
}

/** Asks a customer for the attributes that are missing. */
export function AttributesView({ customer, step }: { readonly customer: Customer; readonly step: FlowStep }) {
  const missing = missingAttributes(customer)
  const { field, submitting, onSubmit } = useForm<AttributeField>({
    initial: { name: '', phone: '', birthdate: '', gender: '0' },
    check: (values) => firstError(missing.map((name) => [name, validations[name](values[name])] as const)),
    submit: (values) => saveAttributes(values, missing, step),
  })

  return (
    <AuthCard title={laterMessages.attributes.title} explanation={laterMessages.attributes.explanation}>
      <Form onSubmit={onSubmit}>
        {missing.includes('name') && <NameField {...field('name')} />}
        {missing.includes('phone') && <PhoneField {...field('phone')} label={messages.fields.phone} required />}
        {missing.includes('birthdate') && (
          <BirthDateField {...field('birthdate')} label={messages.fields.birthdate} required />
        )}
        {missing.includes('gender') && <GenderField {...field('gender')} />}
        <SubmitButton loading={submitting}>{laterMessages.attributes.submit}</SubmitButton>
      </Form>
      <WayOut step={step} />
    </AuthCard>
  )
}
