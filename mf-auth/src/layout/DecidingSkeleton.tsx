import { Box, Skeleton, Stack, useStatus, VisuallyHidden } from 'shared/ui'
import { messages } from '../messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useTermsKey } from './TermsLink.tsx'

const control = <Skeleton height="control" borderRadius="md" />
const field = (
  <Stack gap="1.5">
    <Skeleton height="5" width="20" />
    {control}
  </Stack>
)

/** Keeps the place of the sign-in form while `identify` decides which view comes first. */
export function DecidingSkeleton() {
  const termsKey = useTermsKey()
  useStatus(messages.deciding)
  return (
    <AuthCard top={<Box height="14" borderBottomWidth="1px" borderColor="line" />}>
      <VisuallyHidden as="h1">{messages.deciding}</VisuallyHidden>
      <Skeleton height="7" width="56" />
      <Stack gap="5">
        {field}
        {field}
        <Skeleton height="5" width="32" alignSelf="flex-end" marginBottom="2" />
        {control}
      </Stack>
      <Stack gap="3" paddingTop="10">
        {control}
        {control}
        {termsKey && <Skeleton height="5" width="24" marginTop="2" marginInline="auto" />}
      </Stack>
    </AuthCard>
  )
}
