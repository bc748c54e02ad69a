import { useMembership, useSession } from 'shared/session'
import { PageTitle, ScreenColumn, useDocumentTitle, VisuallyHidden } from 'shared/ui'
import { PendingIntents } from './intents/PendingIntents.tsx'
import { messages } from './messages.ts'
import { PointsHero } from './points/PointsHero.tsx'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'

/** `/{key}`: the points, the ways on, and what waits for an authorisation (spec §2). */
export default function HomeScreen() {
  const { organization } = useSession()
  const membership = useMembership()
  useDocumentTitle(messages.home.documentTitle(organization.current?.name))
  if (!membership) return null
  return (
    <>
      <VisuallyHidden as="div">
        <PageTitle>{messages.home.title}</PageTitle>
      </VisuallyHidden>
      <PointsHero membership={membership} />
      <ScreenColumn>
        <Shortcuts organizationKey={membership.organizationKey} />
        <PendingIntents membership={membership} />
      </ScreenColumn>
    </>
  )
}
