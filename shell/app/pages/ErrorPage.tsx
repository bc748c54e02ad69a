import type { PropsWithChildren } from 'react'
import { Button, chakra, Text, useDocumentTitle } from 'shared/ui'
import { messages } from '../messages.ts'
import { CenteredPage, PageBrand } from './CenteredPage.tsx'

type ErrorPageProps = PropsWithChildren<{ explanation: string; start?: string }>

/** The error page (spec §2): the specified heading, an explanation and a link to the start; never a stack trace. */
export function ErrorPage({ explanation, start = '/', children }: ErrorPageProps) {
  useDocumentTitle(messages.errorHeading)
  return (
    <CenteredPage>
      <PageBrand />
      <Text textStyle="heading" maxWidth="80">
        {explanation}
      </Text>
      <Text color="ink.soft">{messages.errorIsSafe}</Text>
      {/* A full navigation: it resets the page's state. */}
      <Button asChild>
        <a href={start}>{messages.backToStart}</a>
      </Button>
      {children}
      <chakra.h1 textStyle="caption" color="ink.soft" lang="en">
        {messages.errorHeading}
      </chakra.h1>
    </CenteredPage>
  )
}
