import { useEffect } from 'react'
import type { Release } from 'shared/federation'
import { Link, paths } from 'shared/router'
import { openOrganization } from 'shared/session/host'
import { Button, FailureNotice, Flex, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'
import { CopyReport } from '../report/CopyReport.tsx'
import { focusRegion, focusScreenThatCame } from './focus-screen.ts'

/**
 * Shown instead of a screen if its organisation could not be loaded: without the organisation's token the screen's calls would fail.
 * It leads to what works all the same.
 */
export function OrganizationFailure({ organizationKey, release }: { organizationKey: string; release: Release }) {
  useEffect(focusScreenThatCame, [])
  const retry = () => {
    focusRegion()
    void openOrganization(organizationKey)
  }
  return (
    <ScreenColumn>
      <FailureNotice isScreen title={messages.organizationFailed} minHeight="64" onRetry={retry}>
        {messages.organizationFailedExplanation}
      </FailureNotice>
      <Flex flexWrap="wrap" justifyContent="center" gap="3" css={{ '& a': { textDecoration: 'underline' } }}>
        <Button asChild variant="quiet">
          <Link to={paths.vouchers(organizationKey)}>{messages.vouchers}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to={paths.home()}>{messages.switchOrganization}</Link>
        </Button>
      </Flex>
      <CopyReport release={release} />
    </ScreenColumn>
  )
}
