import { useState } from 'react'
import { Link, paths } from 'shared/router'
import { checkSession } from 'shared/session/host'
import { Button, OfflineIllustration, Stack, Text, Title, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage } from './CenteredPage.tsx'

/** Shown if the session could not be checked: a button checks it again, another leads to the vouchers that this device keeps. */
export function OfflinePage({ organizationKey }: { organizationKey: string | undefined }) {
  useDocumentTitle(messages.offlineTitle)
  const [checking, setChecking] = useState(false)
  const retry = async () => {
    setChecking(true)
    await checkSession()
    setChecking(false)
  }
  return (
    <CenteredPage>
      <OfflineIllustration />
      <Title level={1}>{messages.offlineTitle}</Title>
      <Text color="ink.soft" maxWidth="80">
        {messages.offlineExplanation}
      </Text>
      <Stack gap="3">
        <Button loading={checking} onClick={() => void retry()}>
          {messages.tryAgain}
        </Button>
        {organizationKey && (
          <Button asChild variant="secondary">
            <Link to={paths.vouchers(organizationKey)}>{messages.vouchers}</Link>
          </Button>
        )}
      </Stack>
    </CenteredPage>
  )
}
