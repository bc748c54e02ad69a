import { Card, Skeleton, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { MonthHeader } from './MonthSection.tsx'
import { TimelineList } from './TimelineList.tsx'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The place of a month and its first entries. */
export function TimelineSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <MonthHeader>
          <Skeleton width="40" height="6" />
          <Skeleton width="20" height="5" />
        </MonthHeader>
        <Card paddingBlock={{ base: '1', sm: '1' }}>
          <TimelineList>
            {rows.map((row) => (
              <div key={row} role="listitem" className="waiting" data-first={row === rows.at(0) || undefined} data-last={row === rows.at(-1) || undefined}>
                <div className="words">
                  <Skeleton width="48" maxWidth="full" height="5" marginTop="0.5" />
                  <Skeleton width="40" maxWidth="full" marginTop="2" />
                  <Skeleton width="28" maxWidth="full" marginTop="2" />
                </div>
                <Skeleton width="12" height="8" />
              </div>
            ))}
          </TimelineList>
        </Card>
      </div>
    </>
  )
}
