import { Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { messages } from './messages.ts'
import { NextRewardSkeleton } from './affordable/NextRewardCard.tsx'

/** The place of a section with its title, whatever it will be. Nothing stands below it, since its height is not known yet. */
export function SectionSkeleton() {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{messages.home.loading}</VisuallyHidden>
      <Skeleton textStyle="title" width="56" height="1lh" />
      <NextRewardSkeleton />
    </Stack>
  )
}
