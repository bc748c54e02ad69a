import { Skeleton, Stack, VisuallyHidden } from 'shared/ui'
import { NextRewardSkeleton } from './NextRewardSkeleton.tsx'

/** The place of a section with its title, whatever it will be. */
export function SectionSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton textStyle="title" width="56" height="1lh" />
      <NextRewardSkeleton />
    </Stack>
  )
}
