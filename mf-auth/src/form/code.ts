import { cleanText, type ValidationMessage } from 'shared/format'
import { messages } from '../messages.ts'

/** The code of a pasted message: its longest run of 4 to 6 digits, if no other is as long. A text without words stays as it is. */
export function codeText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const runs = [...new Set(cleanText(text).match(/\b\d{4,6}\b/g))].sort((one, other) => other.length - one.length)
  const [code, next] = runs
  return code && code.length !== next?.length ? code : text
}

/** The digits of a confirmation code, without anything that was pasted around or between them. */
export const codeDigits = (code: string): string => codeText(code).replace(/\D/g, '')

/** Whether this is a code that the current step accepts (spec §4). @param isAccepted asked for a code with digits */
export function validateCode(code: string, isAccepted: (digits: string) => boolean): ValidationMessage {
  if (cleanText(code) === '') return 'O campo código de confirmação é obrigatório.'
  return isAccepted(codeDigits(code)) ? undefined : messages.failures.wrongCode
}
