import { Card, Skeleton, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { EntryWords, TimelineItem } from './EntryRow.tsx'
import { MonthHeader } from './MonthSection.tsx'

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
        <Card as="ul" paddingBlock="1">
          {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
            <TimelineItem key={row} loading>
              <EntryWords gap="2" paddingTop="0.5">
                <Skeleton width="48" maxWidth="full" height="5" />
                <Skeleton width="40" maxWidth="full" />
                <Skeleton width="28" maxWidth="full" />
              </EntryWords>
              <Skeleton width="12" height="8" />
            </TimelineItem>
          ))}
        </Card>
      </div>
    </>
  )
}
