import { Skeleton, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { useStatement } from './use-statement.ts'

/** How many entries there are, below the title. */
export function StatementCount({ membership }: { membership: Membership }) {
  const { data, errorUpdateCount } = useStatement(membership)
  if (data === undefined && errorUpdateCount === 0) return <Skeleton width="28" marginBlock="0.5" />
  if (!data?.count) return null
  return (
    <Text textStyle="small" color="ink.soft">
      {messages.count(data.count)}
    </Text>
  )
}
