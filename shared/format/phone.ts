const countryCode = '55'
const nationalLength = 11

/**
 * The national digits: without `+55` or `0055`, the `55` of 13 digits, and the `0` of a trunk call before a mobile number, which an
 * operator's two digits may follow. Nothing else goes, so that customers see a number that is too long.
 */
export function phoneDigits(text: string): string {
  return dialled(text).replace(/^((\+|00)55|55(?=\d{11}$))?(0(\d\d)?(?=\d\d9\d{8}$))?\+?/, '')
}

/** Formats a phone number for people, `(11) 91234-5678`, and a part of one while it is typed: `(11) 912`. Other countries' keep their form. */
export function formatPhone(text: string): string {
  if (isForeignPhone(text)) return dialled(text)
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

/** Whether the text is a Brazilian mobile number: exactly 11 national digits (readings, "Validation"). */
export function isPhone(text: string): boolean {
  return !isForeignPhone(text) && phoneDigits(text).length === nationalLength
}

/** Whether the text is another country's number, or the beginning of an international one: its digits may be those of somebody here. */
export const isForeignPhone = (text: string): boolean => /^(?:\+|00)(?!55)/.test(dialled(text))

/** The digits, after a `+` if one stands before them. */
const dialled = (text: string) => (/^\D*\+/.test(text) ? '+' : '') + text.replace(/\D/g, '')
