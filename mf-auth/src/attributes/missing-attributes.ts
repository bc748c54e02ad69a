import type { Customer } from 'shared/contract'
import { cleanText, deviceNow, now, toE164, toIsoDate } from 'shared/format'
import { callAccount, isSessionOver } from 'shared/session'
import { enterSession } from '../calls/finish-sign-in.ts'
import { refuse, type Refusal } from '../failures.ts'
import type { FlowStep } from '../flow/flow-store.ts'

const attributeFields = ['name', 'phone', 'birthdate', 'gender'] as const
export type AttributeField = (typeof attributeFields)[number]

/** Which of name, phone, birth date and gender a customer lacks, in the order of the form (spec §2). */
export function missingAttributes(customer: Customer): readonly AttributeField[] {
  const present: Readonly<Record<AttributeField, unknown>> = {
    name: customer.name?.trim(),
    phone: customer.phone_number,
    birthdate: customer.birthdate,
    // 0 means that none was chosen.
    gender: customer.gender,
  }
  return attributeFields.filter((field) => !present[field])
}

/** Saves the attributes that were missing. For a new phone the provider sends a code, as after a sign-up. */
export async function saveAttributes(
  values: Readonly<Record<AttributeField, string>>,
  missing: readonly AttributeField[],
  step: FlowStep,
): Promise<Refusal<'phone'> | void> {
  const phoneNumber = toE164(values.phone)
  const attributes: Readonly<Record<AttributeField, readonly [name: string, value: string]>> = {
    name: ['name', cleanText(values.name)],
    phone: ['phone_number', phoneNumber],
    birthdate: ['birthdate', toIsoDate(values.birthdate, new Date(now())) ?? ''],
    gender: ['gender', values.gender],
  }
  const changes = Object.fromEntries(missing.map((field) => attributes[field]))
  const saved = await callAccount((account) => account.updateCustomer(changes))
  if (!saved.ok) return isSessionOver(saved.error) ? undefined : refuse('attributes', saved.error, step, 'phone')
  step.send({ type: 'attributes-saved', phoneNumber, at: deviceNow() })
  await enterSession()
}
