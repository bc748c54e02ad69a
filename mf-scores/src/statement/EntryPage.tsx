import { memo } from 'react'
import { useNearScreen } from 'shared/ui'
import { EntryRow } from './EntryRow.tsx'
import type { StatementPage } from './to-statement.ts'

interface EntryPageProps {
  readonly page: StatementPage
  /** The same object as long as the statement is the same, so that nothing is drawn again. */
  readonly now: Date
}

/** Some entries of a month; their place alone, until they come near the screen. */
export const EntryPage = memo(function EntryPage({ page, now }: EntryPageProps) {
  const [place, isNear] = useNearScreen(page[0].position === 0)
  if (isNear) return page.map((entry) => <EntryRow key={entry.position} entry={entry} now={now} />)
  return <li ref={place} className="place" aria-hidden="true" style={{ height: `calc(${page.length} * var(--entry-height))` }} />
})
