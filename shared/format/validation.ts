import { now } from './clock.ts'
import { toIsoDate } from './birth-date.ts'
import { cleanText } from './clean-text.ts'

/** The message to show; undefined if the value is valid. The forms' rules are in spec §5 and readings, "Validation". */
export type ValidationMessage = string | undefined

const passwordMinimum = 6

/** The birth date as typed, `DD/MM/AAAA`. */
export function validateBirthdate(birthdate: string, today = new Date(now())): ValidationMessage {
  if (cleanText(birthdate) === '') return 'O campo data de nascimento é obrigatório.'
  return toIsoDate(birthdate, today) ? undefined : 'A data informada não segue o padrão DD/MM/AAAA'
}

export function validatePassword(password: string): ValidationMessage {
  if (password === '') return 'O campo senha é obrigatório.'
  return password.length >= passwordMinimum ? undefined : 'A senha deve ter no mínimo 6 caracteres.'
}

export function validatePasswordConfirmation(password: string, confirmation: string): ValidationMessage {
  return confirmation === password ? undefined : 'As senhas não coincidem.'
}

/** The first message of a form, whose checks are given in the order of its fields; only this message is shown. */
export function firstError<Field extends string>(
  checks: readonly (readonly [field: Field, message: ValidationMessage])[],
): { field: Field; message: string } | undefined {
  for (const [field, message] of checks) if (message !== undefined) return { field, message }
  return undefined
}
