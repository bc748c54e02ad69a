import type { IdentityError } from 'shared/identity'
import { isSessionOver } from 'shared/session'
import { Notice } from 'shared/ui'
import { dialogMessages } from './dialog-messages.ts'

const { failures } = dialogMessages

interface SettingFailureProps {
  readonly error: IdentityError | undefined
  /** What to say where no answer came; a general sentence by default. */
  readonly network?: string
}

/** Says inside a dialog what failed. */
export function SettingFailure({ error, network }: SettingFailureProps) {
  if (!error || isSessionOver(error)) return null
  return (
    <Notice status={error.kind === 'device-configuration' ? 'info' : 'danger'} role="alert">
      {error.kind === 'network' && network ? network : failureText(error)}
    </Notice>
  )
}

/** What the catalogue of spec §8 does not list gets its generic message. */
function failureText(error: IdentityError): string {
  switch (error.kind) {
    case 'network':
      return failures.network
    case 'device-configuration':
      return failures.devicesNotTracked
    case 'limit-exceeded':
      return failures.tooMany
    default:
      return failures.generic
  }
}
