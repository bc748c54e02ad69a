import { useEffect } from 'react'
import { openOrganization } from 'shared/session/host'
import { FailureNotice, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'
import { focusRegion, focusScreenThatCame } from './focus-screen.ts'

/** In the place of a screen whose organisation got no answer: without its token no call would get one. */
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
