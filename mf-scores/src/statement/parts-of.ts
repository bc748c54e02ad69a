import type { StatementPages } from './to-statement.ts'

const maximalParts = 8

/** Divides a stretch of several pages, in order. All parts but the last are equally long and can be divided in the same way, down to single pages. */
export function partsOf(pages: StatementPages): readonly StatementPages[] {
  let size = 1
  while (size * maximalParts < pages.length) size *= maximalParts
  const parts: StatementPages[] = []
  for (let start = 0; start < pages.length; start += size) {
    const [first, ...others] = pages.slice(start, start + size)
    if (first) parts.push([first, ...others])
  }
  return parts
}
