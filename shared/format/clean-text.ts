/** A typed or pasted text as people see it: no invisible characters, only plain spaces and hyphens, no `mailto:`, nothing at its ends. */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/^ *mailto:/i, '')
    .trim()
}
