import type { StatementPages } from './to-statement.ts'

/** Into how many parts a stretch of pages is divided, at most. */
const maximalParts = 8

/** A stretch of several pages as stretches in their order, all but the last one equally long and divisible in the same way down to a page each. */
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
