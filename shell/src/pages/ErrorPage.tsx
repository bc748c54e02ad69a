import { AlertIcon, Button, chakra, Stack, Text, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'

/** The page of last resort (spec §2): the specified heading, what happened, a way out; never a stack. */
export function ErrorPage({ explanation }: { explanation: string }) {
  useDocumentTitle(messages.errorHeading)
  return (
    <chakra.main display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span display="grid" placeItems="center" width="12" height="12" borderRadius="full" background="danger.tint" color="danger.text">
          <AlertIcon />
        </chakra.span>
        <chakra.h1 textStyle="heading" lang="en">
          {messages.errorHeading}
        </chakra.h1>
        <Text color="ink.soft">{explanation}</Text>
        {/* A full navigation: whatever broke is left behind. */}
        <Button asChild>
          <a href="/">{messages.backToStart}</a>
        </Button>
      </Stack>
    </chakra.main>
  )
}
