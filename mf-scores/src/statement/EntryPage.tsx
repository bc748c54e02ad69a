import { memo, useRef } from 'react'
import { useKeptHeight, useNearScreen, type KeptHeights } from 'shared/ui'
import { EntryRow } from './EntryRow.tsx'
import { isOnFirstScreen, type StatementPage } from './to-statement.ts'
import { Undrawn } from './Undrawn.tsx'

interface EntryPageProps {
  readonly page: StatementPage
  /** The position of its month's first entry, and how many entries that has: it is seldom drawn whole. */
  readonly monthStart: number
  readonly monthSize: number
  /** The same object as long as the statement is the same, as the next one, so that nothing is drawn again. */
  readonly now: Date
  readonly heights: KeptHeights
}

/** Some entries of a month while they are near the screen, their place alone otherwise. `TimelineList` has its styles. */
export const EntryPage = memo(function EntryPage({ page, monthStart, monthSize, now, heights }: EntryPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(place, isOnFirstScreen(page))
  useKeptHeight(place, isNear, heights, page[0].position)
  return (
    <div ref={place} className="page">
      {isNear ? (
        page.map((entry) => (
          <EntryRow key={entry.position} entry={entry} now={now} aria-posinset={entry.position - monthStart + 1} aria-setsize={monthSize} />
        ))
      ) : (
        <Undrawn pages={[page]} heights={heights} />
      )}
    </div>
  )
})
