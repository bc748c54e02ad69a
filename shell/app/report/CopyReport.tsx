import { useEffect, useState } from 'react'
import type { Release } from 'shared/federation'
import { nextTask } from 'shared/tasks'
import { Box, CopyButton } from 'shared/ui'
import { messages } from '../messages.ts'
import { reportPage } from './page-report.ts'

/** Copies the report of this page. */
export function CopyReport({ release }: { release: Release }) {
  const [report, setReport] = useState('')
  // Afterwards: a screen that threw is reported only once its notice is rendered.
  useEffect(() => void nextTask().then(() => setReport(reportPage(release))), [release])
  return (
    // Quieter than what the customer is here for.
    <Box
      width="full"
      maxWidth="72"
      marginInline="auto"
      css={{ '& button': { borderColor: 'transparent', background: 'transparent' } }}
    >
      <CopyButton text={report} label={messages.copyReport} copied={messages.copied} failed={messages.copyFailed} />
    </Box>
  )
}
