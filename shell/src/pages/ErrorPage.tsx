import type { ReactNode } from 'react'
import { paths } from 'shared/router'
import { Button, chakra, Text, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage } from './CenteredPage.tsx'

interface ErrorPageProps {
  readonly explanation: string
  /** The organisation to whose start the page leads. */
  readonly organizationKey?: string | undefined
  readonly children?: ReactNode
}

/** The error page (spec §2): the specified heading, an explanation and a link to the start; never a stack trace. */
export function ErrorPage({ explanation, organizationKey, children }: ErrorPageProps) {
  useDocumentTitle(messages.errorHeading)
  return (
    <CenteredPage isFailure>
      <chakra.h1 textStyle="heading" lang="en">
        {messages.errorHeading}
      </chakra.h1>
      <Text color="ink.soft">{explanation}</Text>
      {/* A full navigation: it resets the page's state. */}
      <Button asChild>
        <a href={paths.home(organizationKey)}>{messages.backToStart}</a>
      </Button>
      {children}
    </CenteredPage>
  )
}
