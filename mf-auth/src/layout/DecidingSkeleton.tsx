import { Flex, Skeleton, Stack, useStatus, VisuallyHidden } from 'shared/ui'
import { tabs } from '../flow/flow.ts'
import { messages } from '../messages.ts'
import { AuthCard } from './AuthCard.tsx'
import { useTermsKey } from './TermsLink.tsx'

/** Keeps the place of the sign-in form while `identify` decides which view comes first. */
export function DecidingSkeleton() {
  const termsKey = useTermsKey()
  useStatus(messages.deciding)
  return (
    <AuthCard top={<SkeletonTabs />}>
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
        <Skeleton height="0.5" marginBlock="9px" />
        <Stack gap="3">
          <Skeleton height="control" borderRadius="md" />
          <Skeleton height="control" borderRadius="md" />
        </Stack>
      </Stack>
    </AuthCard>
  )
}

function SkeletonTabs() {
  return (
    <Flex
      height="14"
      alignItems="center"
      justifyContent="space-between"
      paddingInline={{ base: '5', sm: '8' }}
      borderBottomWidth="1px"
      borderColor="line"
    >
      {tabs.map((tab) => (
        <Skeleton key={tab} height="5" width="16" />
      ))}
    </Flex>
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
