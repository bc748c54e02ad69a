import { useMemo } from 'react'
import { Link, paths } from 'shared/router'
import { Button, EmptyState, EmptyStatementIllustration } from 'shared/ui'
import { messages } from '../messages.ts'
import type { Membership } from 'shared/query'
import { useStatement } from './use-statement.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineSkeleton } from './TimelineSkeleton.tsx'

/** The statement in each of its states. */
export function StatementPanel({ membership }: { membership: Membership }) {
  const { data, dataUpdatedAt, errorUpdateCount, isFetching, refetch } = useStatement(membership)
  const now = useMemo(() => new Date(dataUpdatedAt), [dataUpdatedAt])
  if (data && data.count > 0) return <Timeline statement={data} now={now} />
  if (data) {
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
          <Button variant="quiet" loading={isFetching} onClick={() => void refetch()}>
            {messages.retry}
          </Button>
        }
      >
        <span role="status">{messages.empty}</span>
      </EmptyState>
    )
  }
  return <TimelineSkeleton />
}
