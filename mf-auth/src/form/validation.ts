import { cleanText, isForeignPhone, isPhone, phoneDigits, type ValidationMessage } from 'shared/format'

/* The rules of the fields that only this remote has (spec §5; readings, Validation). */

export function validateName(name: string): ValidationMessage {
  return cleanText(name) === '' ? 'O campo nome é obrigatório.' : undefined
}

/** The phone number, in any form that `phoneDigits` reads. The message says 'at least 11 digits', but the rule is exactly 11. */
export function validatePhone(phone: string): ValidationMessage {
  if (phoneDigits(phone) === '') return 'O campo telefone é obrigatório.'
  if (isForeignPhone(phone)) return 'Aceitamos só números brasileiros.'
  return isPhone(phone) ? undefined : 'O número de telefone deve ter no mínimo 11 dígitos.'
}

export function validateEmail(email: string): ValidationMessage {
  const address = cleanText(email)
  if (address === '') return 'O campo email é obrigatório.'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address) ? undefined : 'O email informado é inválido.'
}

/** 0 means that none was chosen. */
export function validateGender(gender: string): ValidationMessage {
  return ['1', '2', '9'].includes(gender) ? undefined : 'O campo gênero é obrigatório.'
}
