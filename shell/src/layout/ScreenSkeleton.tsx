import { ScreenColumn, Skeleton, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'

/** Placeholder while a screen's code is loading: a title and two cards. */
export function ScreenSkeleton() {
  return (
    <ScreenColumn>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton height="8" width="48" />
      <Skeleton height="32" borderRadius="lg" />
      <Skeleton height="32" borderRadius="lg" />
    </ScreenColumn>
  )
}
