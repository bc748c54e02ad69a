import type { Customer } from 'shared/contract'

const attributeFields = ['name', 'phone', 'birthdate', 'gender'] as const
export type AttributeField = (typeof attributeFields)[number]

/** Which of name, phone, birth date and gender a customer lacks, in the order of the form (spec §2). */
export function missingAttributes(customer: Customer): readonly AttributeField[] {
  const present: Readonly<Record<AttributeField, unknown>> = {
    name: customer.name?.trim(),
    phone: customer.phone_number,
    birthdate: customer.birthdate,
    // 0 means not chosen.
    gender: customer.gender,
  }
  return attributeFields.filter((field) => !present[field])
}
