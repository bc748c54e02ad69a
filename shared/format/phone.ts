const countryCode = '55'
const nationalLength = 11

/** The national digits: without `+55`, or the `55` of 13 digits. Nothing else goes, so that customers see a number that is too long. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCountryCode =
    text.trim().startsWith(`+${countryCode}`) || digits.length === countryCode.length + nationalLength
  return hasCountryCode && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits
}

/** Formats a phone number for people, `(11) 91234-5678`, and a part of one while it is typed: `(11) 912`. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits === '') return ''
  const area = digits.slice(0, 2)
  const prefix = digits.slice(2, 7)
  const line = digits.slice(7)
  return `(${area}${prefix && `) ${prefix}`}${line && `-${line}`}`
}

/** A phone number in the identity provider's form, `+5511912345678` (spec §5). Check it with `isPhone` first. */
export function toE164(text: string): string {
  return `+${countryCode}${phoneDigits(text)}`
}

/** Whether the text is a Brazilian mobile number: exactly 11 national digits (readings, Validation). */
export function isPhone(text: string): boolean {
  return phoneDigits(text).length === nationalLength
}
