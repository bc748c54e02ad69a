import { Skeleton, Stack, useStatus, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useTermsKey } from './TermsLink.tsx'

/** Keeps the place of the sign-in form while `identify` decides which view comes first. */
export function DecidingSkeleton() {
  const termsKey = useTermsKey()
  useStatus(messages.deciding)
  return (
    <AuthCard top={<Skeleton height="14" borderRadius="0" opacity="0.5" />}>
      <VisuallyHidden as="h1">{messages.deciding}</VisuallyHidden>
      <Skeleton height="7" width="56" />
      <Stack gap="5">
        <SkeletonField />
        <SkeletonField />
        <Skeleton height="5" width="32" alignSelf="flex-end" />
        <Skeleton height="control" borderRadius="md" />
        {termsKey && <Skeleton height="5" width="24" marginInline="auto" />}
      </Stack>
      <Stack gap="5">
        <Skeleton height="5" />
        <Stack gap="3">
          <Skeleton height="control" borderRadius="md" />
          <Skeleton height="control" borderRadius="md" />
        </Stack>
      </Stack>
    </AuthCard>
  )
}

function SkeletonField() {
  return (
    <Stack gap="1.5">
      <Skeleton height="5" width="20" />
      <Skeleton height="control" borderRadius="md" />
    </Stack>
  )
}
