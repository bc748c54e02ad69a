import type { Membership } from 'shared/query'
import { Flex, PageTitle, Skeleton, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { MonthChoice, MonthChoiceSkeleton } from './MonthChoice.tsx'
import { useStatement } from './use-statement.ts'

/** The screen's title, how many entries there are, and the way to a month of them. */
export function StatementHead({ membership }: { membership: Membership }) {
  const { data: statement, errorUpdateCount } = useStatement(membership)
  const isLoading = statement === undefined && errorUpdateCount === 0
  const hasEntries = statement !== undefined && statement.count > 0
  return (
    <Flex flexWrap="wrap" alignItems="flex-end" justifyContent="space-between" columnGap="6" rowGap="4">
      <Stack gap="1">
        <PageTitle>{messages.title}</PageTitle>
        {isLoading && <Skeleton width="28" marginBlock="0.5" />}
        {hasEntries && (
          <Text textStyle="small" color="ink.soft">
            {messages.count(statement.count)}
          </Text>
        )}
      </Stack>
      {isLoading && <MonthChoiceSkeleton />}
      {hasEntries && <MonthChoice months={statement.months} />}
    </Flex>
  )
}
