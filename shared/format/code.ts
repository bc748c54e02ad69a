import { cleanText } from './clean-text.ts'

/** The code of a pasted message: its one run of 4 to 6 digits, which may be there twice. Any other text stays as it is. */
export function codeText(text: string): string {
  const runs = cleanText(text).match(/\d+/g) ?? []
  const [code, ...others] = new Set(runs.filter(({ length }) => length >= 4 && length <= 6))
  return code && others.length === 0 ? code : text
}

/** The digits of a confirmation code, without anything that was pasted around or between them. */
export function codeDigits(code: string): string {
  return codeText(code).replace(/\D/g, '')
}
