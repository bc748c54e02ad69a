import { memo, useLayoutEffect, useRef } from 'react'
import { useNearScreen } from 'shared/ui'
import { EntryRow } from './EntryRow.tsx'
import type { PageHeights } from './page-heights.ts'
import { isOnFirstScreen, type StatementPage } from './to-statement.ts'
import { Undrawn } from './Undrawn.tsx'

interface EntryPageProps {
  readonly page: StatementPage
  /** The same object as long as the statement is the same, as the next one, so that nothing is drawn again. */
  readonly now: Date
  readonly heights: PageHeights
}

/** Some entries of a month while they are near the screen, their place alone otherwise. `TimelineList` has its styles. */
export const EntryPage = memo(function EntryPage({ page, now, heights }: EntryPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearScreen(place, { initially: isOnFirstScreen(page) })
  const { position } = page[0]

  // By an observer, which measures once the browser has laid the page out: asking for it here would have that done twice. A layout effect
  // ends it before the page leaves the document, where it has no height.
  useLayoutEffect(() => {
    if (!place.current || !isNear) return
    const observer = new ResizeObserver(([drawn]) => drawn && heights.set(position, drawn.contentRect.height))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, position, heights])

  return (
    <div ref={place} className="page">
      {isNear ? page.map((entry) => <EntryRow key={entry.position} entry={entry} now={now} />) : <Undrawn pages={[page]} heights={heights} />}
    </div>
  )
})
