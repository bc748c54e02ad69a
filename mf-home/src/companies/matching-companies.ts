import { cleanText } from 'shared/format'

/** Without case and accents, so that 'cafe' finds 'Café'. */
const plain = (text: string) => cleanText(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The companies whose name has every word of `wanted`, in any order. */
export function matchingCompanies<Company extends { readonly name: string }>(
  companies: readonly Company[],
  wanted: string,
): Company[] {
  const words = plain(wanted).split(/\s+/)
  return companies.filter(({ name }) => {
    const plainName = plain(name)
    return words.every((word) => plainName.includes(word))
  })
}
