import { loadAccountSettings, type IdentityResult } from 'shared/identity'
import { refreshCustomer } from 'shared/session'

type AccountSettings = Awaited<ReturnType<typeof loadAccountSettings>>

/** Asks the identity provider for something of the settings. A session that turns out to be over ends on the way (spec §4). */
export async function callSettings<Value>(call: (settings: AccountSettings) => Promise<IdentityResult<Value>>): Promise<IdentityResult<Value>> {
  const settings = await loadAccountSettings().catch(() => undefined)
  if (!settings) return { ok: false, error: { kind: 'network' } }
  const outcome = await call(settings)
  if (!outcome.ok && outcome.error.kind === 'session-ended') await refreshCustomer()
  return outcome
}
