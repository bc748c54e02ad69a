import { openOrganization } from 'shared/session/host'
import { FailureNotice, ScreenColumn } from 'shared/ui'
import { messages } from '../messages.ts'

/** In the place of a screen whose organisation got no answer: without its token no call would get one. */
export function OrganizationFailure({ organizationKey }: { organizationKey: string | undefined }) {
  return (
    <ScreenColumn>
      <FailureNotice isScreen title={messages.organizationFailed} minHeight="64" onRetry={() => void openOrganization(organizationKey)}>
        {messages.organizationFailedExplanation}
      </FailureNotice>
    </ScreenColumn>
  )
}
