import { cleanText } from 'shared/format'

/** Without case and accents, so that 'cafe' finds 'Café'. */
const plain = (text: string) => cleanText(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rewards, or companies, whose name has every word of `wanted`, in any order. */
export function findByName<Named extends { readonly name: string }>(items: readonly Named[], wanted: string): Named[] {
  const words = plain(wanted).split(/\s+/)
  return items.filter(({ name }) => {
    const plainName = plain(name)
    return words.every((word) => plainName.includes(word))
  })
}
