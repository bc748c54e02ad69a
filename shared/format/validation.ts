import { now } from './clock.ts'
import { toIsoDate } from './birth-date.ts'
import { cleanText } from './clean-text.ts'
import { isForeignPhone, isPhone, phoneDigits } from './phone.ts'

/** The message to show; undefined if the value is valid. The forms' rules are in spec §5 and readings, "Validation". */
export type ValidationMessage = string | undefined

const passwordMinimum = 6
const nameMaximum = 100
const signUpGenders = new Set(['1', '2', '9'])
const profileGenders = new Set(['0', ...signUpGenders])

export function validateName(name: string): ValidationMessage {
  return cleanText(name) === '' ? 'O campo nome é obrigatório.' : undefined
}

/** The name on the profile: letters of any script, spaces, apostrophes and hyphens, so that João and D'Ávila are valid. */
export function validateProfileName(name: string): ValidationMessage {
  const clean = cleanText(name)
  if (clean === '') return 'O campo nome é obrigatório.'
  const valid = clean.normalize().length <= nameMaximum && /^[\p{L}\p{M} '’-]+$/u.test(clean)
  return valid ? undefined : 'Nome inválido'
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

/** The birth date as typed, `DD/MM/AAAA`. */
export function validateBirthdate(birthdate: string, today = new Date(now())): ValidationMessage {
  if (cleanText(birthdate) === '') return 'O campo data de nascimento é obrigatório.'
  return toIsoDate(birthdate, today) ? undefined : 'A data informada não segue o padrão DD/MM/AAAA'
}

export function validateGender(gender: string): ValidationMessage {
  return signUpGenders.has(gender) ? undefined : 'O campo gênero é obrigatório.'
}

/** The gender on the profile, where 0 is allowed. */
export function validateProfileGender(gender: string): ValidationMessage {
  return profileGenders.has(gender) ? undefined : 'Gênero inválido'
}

export function validatePassword(password: string): ValidationMessage {
  if (password === '') return 'O campo senha é obrigatório.'
  return password.length >= passwordMinimum ? undefined : 'A senha deve ter no mínimo 6 caracteres.'
}

export function validatePasswordConfirmation(password: string, confirmation: string): ValidationMessage {
  return confirmation === password ? undefined : 'As senhas não coincidem.'
}

/** A confirmation code of 4, 5 or 6 digits. The caller knows which of these the current step accepts (spec §4). */
export function validateCode(code: string): ValidationMessage {
  if (cleanText(code) === '') return 'O campo código de confirmação é obrigatório.'
  return /^\d{4,6}$/.test(codeDigits(code)) ? undefined : 'Código de confirmação inválido'
}

/** The code of a pasted message: its one run of 4 to 6 digits, which may be there twice. A text without words stays as it is. */
export function codeText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const [code, ...others] = new Set(cleanText(text).match(/\b\d{4,6}\b/g))
  return code && others.length === 0 ? code : text
}

/** The digits of a confirmation code, without anything that was pasted around or between them. */
export function codeDigits(code: string): string {
  return codeText(code).replace(/\D/g, '')
}

/** The first message of a form, whose checks are given in the order of its fields; only this message is shown. */
export function firstError<Field extends string>(
  checks: readonly (readonly [field: Field, message: ValidationMessage])[],
): { field: Field; message: string } | undefined {
  for (const [field, message] of checks) if (message !== undefined) return { field, message }
  return undefined
}
