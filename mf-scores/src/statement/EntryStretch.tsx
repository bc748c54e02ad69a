import { memo, useRef } from 'react'
import { useKeptHeight, useNearScreen, type KeptHeights } from 'shared/lists'
import { EntryRow } from './EntryRow.tsx'
import { heightOfPages } from './page-heights.ts'
import { partsOf } from './parts-of.ts'
import { isOnFirstScreen, type StatementPages } from './to-statement.ts'

interface EntryStretchProps {
  readonly pages: StatementPages
  /** The position of its month's first entry, and how many entries the month has: it is seldom drawn whole. */
  readonly monthStart: number
  readonly monthSize: number
  /** The same object all day, as the heights are while the statement is the same: so nothing is drawn again. */
  readonly today: Date
  /** The entries' month is that of their expiry. */
  readonly isByExpiry: boolean
  readonly heights: KeptHeights
}

/** Some pages of a month, drawn near the screen. A long month has several stretches, so that little is drawn at once. */
export const EntryStretch = memo(function EntryStretch({ pages, ...month }: EntryStretchProps) {
  const { monthStart, monthSize, today, isByExpiry, heights } = month
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(element, isOnFirstScreen(pages[0]))
  const page = pages.length === 1 ? pages[0] : undefined
  useKeptHeight(element, isNear && page !== undefined, heights, pages[0][0].position)
  const drawn = () =>
    page
      ? page.map((entry) => (
          <EntryRow
            key={entry.position}
            entry={entry}
            today={today}
            isByExpiry={isByExpiry}
            index={entry.position - monthStart}
            count={monthSize}
          />
        ))
      : partsOf(pages).map((part) => <EntryStretch key={part[0][0].position} pages={part} {...month} />)
  return (
    <div ref={element} className="stretch">
      {/* Inside: scroll anchoring cannot hold on to an element that changes its own height or goes away. */}
      {isNear ? drawn() : <div className="undrawn" style={{ height: heightOfPages(pages, heights) }} />}
    </div>
  )
})
