import { memo, useEffect, useRef } from 'react'
import { useNearScreen } from 'shared/ui'
import { EntryRow } from './EntryRow.tsx'
import { heightOfPages, heightOfRows, type PageHeights } from './page-heights.ts'
import type { StatementPage } from './to-statement.ts'

interface EntryPageProps {
  readonly page: StatementPage
  /** The same object as long as the statement is the same, as the next one, so that nothing is drawn again. */
  readonly now: Date
  readonly heights: PageHeights
}

/** Some entries of a month; their place alone, until they come near the screen. */
export const EntryPage = memo(function EntryPage({ page, now, heights }: EntryPageProps) {
  const [place, isNear] = useNearScreen(page[0].position === 0)
  const first = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (first.current) heights.set(page[0].position, heightOfRows(first.current, page.length))
  }, [isNear, page, heights])

  if (!isNear) return <li ref={place} className="place" aria-hidden="true" style={{ height: heightOfPages([page], heights) }} />
  return page.map((entry, index) => <EntryRow key={entry.position} ref={index === 0 ? first : undefined} entry={entry} now={now} />)
})
