const countryCode = '55'
const nationalLength = 11

/**
 * The national digits of a phone in any form. The country code goes when it is written as `+55`, or when 13 digits start with
 * it; nothing else is ever dropped, so a number that is too long stays visible to the one who typed it.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const hasCountryCode = text.trim().startsWith(`+${countryCode}`) || digits.length === countryCode.length + nationalLength
  return hasCountryCode && digits.startsWith(countryCode) ? digits.slice(countryCode.length) : digits
}

/** A phone for people, `(11) 91234-5678`; while it is typed, as far as it goes: `(11) 912`. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  if (digits === '') return ''
  const area = digits.slice(0, 2)
  const prefix = digits.slice(2, 7)
  const line = digits.slice(7)
  return `(${area}${prefix && `) ${prefix}`}${line && `-${line}`}`
}

/** A phone for the identity provider, `+5511912345678` (spec §5). Check it with `isPhone` first. */
export function toE164(text: string): string {
  return `+${countryCode}${phoneDigits(text)}`
}

/** Whether the text holds a Brazilian mobile phone: exactly 11 national digits (readings, Validation). */
export function isPhone(text: string): boolean {
  return phoneDigits(text).length === nationalLength
}
