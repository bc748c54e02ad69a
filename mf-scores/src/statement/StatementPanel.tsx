import type { Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { useToday } from 'shared/today'
import { Button, EmptyState, EmptyStatementIllustration, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'
import { useStatement } from './use-statement.ts'

/** The statement in each of its states. */
export function StatementPanel({ membership }: { membership: Membership }) {
  const { data: statement, errorUpdateCount, isFetching, refetch } = useStatement(membership)
  const now = useToday()
  if (statement && statement.count > 0) return <Timeline membership={membership} statement={statement} now={now} />
  if (statement) {
    return (
      <EmptyState
        illustration={<EmptyStatementIllustration />}
        action={
          <Button asChild variant="secondary">
            <Link to={paths.rewards(membership.organizationKey)}>{messages.toRewards}</Link>
          </Button>
        }
      >
        {messages.empty}
      </EmptyState>
    )
  }
  // Stays while the question is repeated, so that the button keeps the focus.
  if (errorUpdateCount > 0) {
    return (
      <EmptyState
        illustration={<EmptyStatementIllustration />}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        }
      >
        <span role="status">
          {messages.empty}
          <Text as="span" display="block" textStyle="small" marginTop="1">
            {messages.failed}
          </Text>
        </span>
      </EmptyState>
    )
  }
  return <TimelineSkeleton />
}
