import { useMembership, useSession } from 'shared/session'
import { ScreenColumn, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { StatementHead } from './statement/StatementHead.tsx'
import { StatementPanel } from './statement/StatementPanel.tsx'

/** `/{key}/scores`: every point earned, newest first, with its expiry (spec §2). */
export default function ScoresScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.documentTitle(organization.current?.name))
  if (!membership) return null
  return (
    <ScreenColumn key={membership.organizationKey}>
      <StatementHead membership={membership} />
      <StatementPanel membership={membership} />
    </ScreenColumn>
  )
}
