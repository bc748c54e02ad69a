import { callAccount, refreshCustomer } from 'shared/session'
import { profileAttributes, type ProfileValues } from './profile-values.ts'

/** Saves the profile; false where it could not be saved. */
export async function saveProfile(values: ProfileValues): Promise<boolean> {
  const saved = await callAccount((account) => account.updateCustomer(profileAttributes(values, new Date())))
  if (saved.ok) await refreshCustomer()
  return saved.ok
}
