import type { ReactNode } from 'react'
import { hundredths } from 'shared/points'
import type { Loaded, Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { useToday } from 'shared/today'
import { Button, EmptyState, illustration, Text, useStatus } from 'shared/ui'
import { messages } from '../messages.ts'
import { Timeline } from './Timeline.tsx'
import { TimelineSkeleton } from './TimelineList.tsx'
import type { Statement } from './to-statement.ts'
import type { StatementFilter } from './statement-filter.ts'

interface StatementPanelProps {
  readonly membership: Membership
  readonly statement: Loaded<Statement>
  readonly filter: StatementFilter | undefined
  /** The customer's points, which is the most that can expire; infinite if they are not known. */
  readonly total: number
}

export function StatementPanel({ membership, statement, filter, total }: StatementPanelProps) {
  const { organizationKey } = membership
  const today = useToday()
  switch (statement.state) {
    case 'pending':
      return <TimelineSkeleton />
    case 'failed':
      return (
        <Nothing
          words={messages.empty}
          more={messages.failed}
          action={
            <Button variant="secondary" loading={statement.isFetching} onClick={statement.retry}>
              {messages.retry}
            </Button>
          }
        />
      )
    case 'loaded':
      if (statement.data.isUnused) {
        const action = <WayTo address={paths.rewards(organizationKey)}>{messages.toRewards}</WayTo>
        return <Nothing words={messages.empty} more={messages.howPointsCome} action={action} />
      }
      // Of no points, none expire, whatever was earned.
      if (statement.data.count === 0 || (filter === 'a-expirar' && hundredths(total) <= 0)) {
        const action = <WayTo address={paths.scores(organizationKey)}>{messages.toAll}</WayTo>
        return <Nothing words={filter === 'expirados' ? messages.noneExpired : messages.noneExpiring} action={action} />
      }
      return <Timeline membership={membership} statement={statement.data} filter={filter} total={total} today={today} />
  }
}

interface NothingProps {
  readonly words: string
  readonly more?: string
  readonly action: ReactNode
}

function Nothing({ words, more, action }: NothingProps) {
  useStatus(more ? `${words} ${more}` : words)
  return (
    <EmptyState illustration={<EmptyStatementIllustration />} action={action}>
      <span>{words}</span>
      {more && (
        <Text as="span" display="block" textStyle="small" marginTop="1">
          {more}
        </Text>
      )}
    </EmptyState>
  )
}

const WayTo = ({ address, children }: { readonly address: string; readonly children: string }) => (
  <Button asChild variant="secondary">
    <Link to={address}>{children}</Link>
  </Button>
)

const EmptyStatementIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="58" rx="64" ry="46" />
    <path className="paper" d="M44 18h44a4 4 0 0 1 4 4v70l-8-5-8 5-8-5-8 5-8-5-8 5-8-5-4 2.5V22a4 4 0 0 1 4-4z" />
    <path d="M52 36h28M52 48h20M52 60h24" />
    <circle className="brand" cx="98" cy="72" r="18" />
    <path className="on-brand" d="m98 62.5 2.8 5.9 6.4.9-4.7 4.5 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.9z" />
  </>,
)
