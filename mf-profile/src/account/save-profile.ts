import { loadAccount } from 'shared/identity'
import { refreshCustomer } from 'shared/session'
import { profileAttributes, type ProfileValues } from './profile-values.ts'

/** Saves the profile; false where it could not be saved. A session that turns out to be over ends on the way (spec §4). */
export async function saveProfile(values: ProfileValues): Promise<boolean> {
  const account = await loadAccount().catch(() => undefined)
  if (!account) return false
  const saved = await account.updateCustomer(profileAttributes(values, new Date()))
  if (saved.ok || saved.error.kind === 'session-ended') await refreshCustomer()
  return saved.ok
}
