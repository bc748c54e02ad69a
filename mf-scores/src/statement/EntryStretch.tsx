import { memo, useRef } from 'react'
import { useKeptHeight, useNearScreen, type KeptHeights } from 'shared/ui'
import { EntryRow } from './EntryRow.tsx'
import { partsOf } from './parts-of.ts'
import { isOnFirstScreen, type StatementPages } from './to-statement.ts'
import { Undrawn } from './Undrawn.tsx'

interface EntryStretchProps {
  readonly pages: StatementPages
  /** The position of its month's first entry, and how many entries that has: it is seldom drawn whole. */
  readonly monthStart: number
  readonly monthSize: number
  /** The same object as long as the statement is the same, as the next one, so that nothing is drawn again. */
  readonly now: Date
  readonly heights: KeptHeights
}

/**
 * Some of a month's pages while they are near the screen, their place alone otherwise. Many are a few stretches, each of which is
 * followed by itself: however long a month is, little of it comes at once. `TimelineList` has its styles.
 */
export const EntryStretch = memo(function EntryStretch({ pages, ...month }: EntryStretchProps) {
  const { monthStart, monthSize, now, heights } = month
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(place, isOnFirstScreen(pages[0]))
  const page = pages.length === 1 ? pages[0] : undefined
  useKeptHeight(place, isNear && page !== undefined, heights, pages[0][0].position)
  const drawn = () =>
    page
      ? page.map((entry) => <EntryRow key={entry.position} entry={entry} now={now} index={entry.position - monthStart} count={monthSize} />)
      : partsOf(pages).map((part) => <EntryStretch key={part[0][0].position} pages={part} {...month} />)
  return (
    <div ref={place} className="stretch">
      {isNear ? drawn() : <Undrawn pages={pages} heights={heights} />}
    </div>
  )
})
