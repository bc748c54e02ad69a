import { Card, Skeleton, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { MonthHeader } from './MonthSection.tsx'
import { TimelineList } from './TimelineList.tsx'

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
            <div>
              {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
                <div key={row} role="listitem" className="waiting">
                  <div className="words">
                    <Skeleton width="48" maxWidth="full" height="5" marginTop="0.5" />
                    <Skeleton width="40" maxWidth="full" marginTop="2" />
                    <Skeleton width="28" maxWidth="full" marginTop="2" />
                  </div>
                  <Skeleton width="12" height="8" />
                </div>
              ))}
            </div>
          </TimelineList>
        </Card>
      </div>
    </>
  )
}
