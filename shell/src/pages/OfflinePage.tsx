import { useState } from 'react'
import { Link, paths } from 'shared/router'
import { checkSession } from 'shared/session/host'
import { Button, illustration, Stack, Text, Title, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage } from './CenteredPage.tsx'

const OfflineIllustration = illustration(
  <>
    <ellipse className="tint" cx="72" cy="60" rx="64" ry="44" />
    <path className="paper" d="M44 82a17 17 0 0 1-2-33.9 30 30 0 0 1 58.6-3.7A19 19 0 0 1 102 82z" />
    <circle className="brand" cx="98" cy="82" r="15" />
    <path className="on-brand" d="m92.5 76.5 11 11m0-11-11 11" />
    <path d="M60 66a17 17 0 0 1 24 0M67 73a7 7 0 0 1 10 0" />
  </>,
)

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
