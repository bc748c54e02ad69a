import type { ReactNode } from 'react'
import { AlertIcon, Button, chakra, Stack, Text, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'

/** The error page (spec §2): the specified heading, an explanation and a link to the start; never a stack trace. */
export function ErrorPage({ explanation, children }: { explanation: string; children?: ReactNode }) {
  useDocumentTitle(messages.errorHeading)
  return (
    <chakra.main display="grid" placeItems="center" minHeight="100dvh" padding="6">
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span
          display="grid"
          placeItems="center"
          width="12"
          height="12"
          borderRadius="full"
          background="danger.tint"
          color="danger.text"
        >
          <AlertIcon />
        </chakra.span>
        <chakra.h1 textStyle="heading" lang="en">
          {messages.errorHeading}
        </chakra.h1>
        <Text color="ink.soft">{explanation}</Text>
        {/* A full navigation: it resets the page's state. */}
        <Button asChild>
          <a href="/">{messages.backToStart}</a>
        </Button>
        {children}
      </Stack>
    </chakra.main>
  )
}
