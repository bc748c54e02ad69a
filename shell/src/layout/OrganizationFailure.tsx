import { useEffect } from 'react'
import { openOrganization } from 'shared/session/host'
import { FailureNotice, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'
import { focusRegion, focusScreenThatCame } from './focus-screen.ts'

/** Shown instead of a screen if its organisation could not be loaded: without the organisation's token the screen's calls would fail. */
export function OrganizationFailure({ organizationKey }: { organizationKey: string | undefined }) {
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
    </ScreenColumn>
  )
}
