import { statementQuery, useLoaded, type Membership } from 'shared/query'
import { useMembership, useSession } from 'shared/session'
import { ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { StatementHead } from './statement/StatementHead.tsx'
import { StatementPanel } from './statement/StatementPanel.tsx'
import { toStatement } from './statement/to-statement.ts'

/** `/{key}/scores`: every point earned, newest first, with its expiry (spec §2). */
export default function ScoresScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.title, organization.current?.name)
  return membership && <Statement key={membership.organizationKey} membership={membership} />
}

function Statement({ membership }: { readonly membership: Membership }) {
  // What is cached is the extract itself: home reads it too.
  const statement = useLoaded({ ...statementQuery(membership), select: toStatement })
  return (
    <ScreenColumn>
      <StatementHead statement={statement} />
      <StatementPanel membership={membership} statement={statement} />
    </ScreenColumn>
  )
}
