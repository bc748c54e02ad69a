import { memo, useRef } from 'react'
import { useKeptHeight, useNearScreen, type KeptHeights } from 'shared/lists'
import { EntryRow } from './EntryRow.tsx'
import { heightOfPages } from './page-heights.ts'
import { isOnFirstScreen, type StatementMonth, type StatementPages } from './to-statement.ts'

interface EntryStretchProps {
  readonly pages: StatementPages
  /** Its month, which is seldom drawn whole. It and the heights are the same objects while the statement is, as today is all day: nothing is drawn again. */
  readonly month: StatementMonth
  readonly today: Date
  /** The entries' month is that of their expiry. */
  readonly isByExpiry: boolean
  readonly heights: KeptHeights
  /** The keys of the entries that the customer has opened. */
  readonly opened: Set<string>
}

/** Some pages of a month, drawn near the screen. A long month has several stretches, so that little is drawn at once. */
export const EntryStretch = memo(function EntryStretch({ pages, ...rest }: EntryStretchProps) {
  const { month, today, isByExpiry, heights, opened } = rest
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(element, isOnFirstScreen(pages[0]), pages[0][0].position)
  const page = pages.length === 1 ? pages[0] : undefined
  useKeptHeight(element, isNear && page !== undefined, heights, pages[0][0].position)
  const drawn = () =>
    page
      ? page.map((entry) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            opened={opened}
            today={today}
            isByExpiry={isByExpiry}
            index={entry.position - month.pages[0][0].position}
            count={month.count}
          />
        ))
      : // oxlint-disable-next-line house/no-place-key -- a stretch is a place in its month
        partsOf(pages).map((part) => (
          <EntryStretch key={part[0][0].position - month.pages[0][0].position} pages={part} {...rest} />
        ))
  return (
    <div ref={element} className="stretch">
      {/* Inside: scroll anchoring cannot hold on to an element that changes its own height or goes away. */}
      {isNear ? drawn() : <div className="undrawn" style={{ height: heightOfPages(pages, heights) }} />}
    </div>
  )
})

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
