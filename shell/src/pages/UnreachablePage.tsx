import { Link, paths } from 'shared/router'
import { signOut, useSession } from 'shared/session'
import { checkSession } from 'shared/session/host'
import { Button, OfflineIllustration, Stack, Text, Title, useAction, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage } from './CenteredPage.tsx'

/** Shown if the check of the session decided nothing: says why, checks it again, leads to the vouchers that this device keeps, or signs out. */
export function UnreachablePage({ organizationKey }: { organizationKey: string | undefined }) {
  const { checkFailure } = useSession()
  const isOffline = checkFailure === 'network'
  const isBusy = checkFailure === 'limit-exceeded'
  // Whatever else the provider answers, no customer has caused.
  const title = isOffline ? messages.offlineTitle : isBusy ? messages.busyTitle : messages.faultTitle
  useDocumentTitle(title)
  const checking = useAction(() => checkSession())
  const leaving = useAction(signOut)
  return (
    <CenteredPage isFailure={!isOffline && !isBusy}>
      {isOffline && <OfflineIllustration />}
      <Title level={1}>{title}</Title>
      <Text color="ink.soft" maxWidth="80">
        {messages.unreachableExplanation}
      </Text>
      <Stack gap="3">
        <Button loading={checking.isRunning} onClick={() => checking.run()}>
          {messages.tryAgain}
        </Button>
        {organizationKey && (
          <Button asChild variant="secondary">
            <Link to={paths.vouchers(organizationKey)}>{messages.vouchers}</Link>
          </Button>
        )}
        <Button variant="quiet" loading={leaving.isRunning} onClick={() => leaving.run()}>
          {messages.signOut}
        </Button>
      </Stack>
    </CenteredPage>
  )
}
