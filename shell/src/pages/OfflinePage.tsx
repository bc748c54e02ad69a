import { useState } from 'react'
import { checkSession } from 'shared/session'
import { Button, chakra, OfflineIllustration, Stack, Text, Title, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'

/** Nobody could say whether the stored session still holds: it stays, and is asked about again. */
export function OfflinePage() {
  useDocumentTitle(messages.offlineTitle)
  const [checking, setChecking] = useState(false)
  const retry = async () => {
    setChecking(true)
    await checkSession()
    setChecking(false)
  }
  return (
    <chakra.main display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack gap="4" alignItems="center" textAlign="center">
        <OfflineIllustration />
        <Title level={1}>{messages.offlineTitle}</Title>
        <Text color="ink.soft" maxWidth="80">
          {messages.offlineExplanation}
        </Text>
        <Button loading={checking} onClick={() => void retry()}>
          {messages.tryAgain}
        </Button>
      </Stack>
    </chakra.main>
  )
}
