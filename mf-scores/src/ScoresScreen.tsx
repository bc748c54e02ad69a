import { useMembership, useSession } from 'shared/session'
import { PageTitle, ScreenColumn, Stack, useDocumentTitle } from 'shared/ui'
import { messages } from './messages.ts'
import { StatementCount } from './statement/StatementCount.tsx'
import { StatementPanel } from './statement/StatementPanel.tsx'

/** `/{key}/scores`: every point earned, newest first, with its expiry (spec §2). */
export default function ScoresScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.documentTitle(organization.current?.name))
  if (!membership) return null
  return (
    <ScreenColumn>
      <Stack gap="1">
        <PageTitle>{messages.title}</PageTitle>
        <StatementCount membership={membership} />
      </Stack>
      <StatementPanel key={membership.organizationKey} membership={membership} />
    </ScreenColumn>
  )
}
