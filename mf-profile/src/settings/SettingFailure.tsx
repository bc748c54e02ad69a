import type { IdentityError } from 'shared/identity'
import { isSessionOver } from 'shared/session'
import { Notice } from 'shared/ui'
import { dialogMessages } from './dialog-messages.ts'

/** What the catalogue of spec §8 does not list gets its generic message. */
const texts: Partial<Record<IdentityError['kind'] | 'generic', string>> = dialogMessages.failures

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
      {(error.kind === 'network' && network) || (texts[error.kind] ?? texts.generic)}
    </Notice>
  )
}
