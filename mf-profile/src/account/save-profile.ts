import { loadAccount } from 'shared/identity'
import { useMutation } from 'shared/query'
import { refreshCustomer } from 'shared/session'
import { profileAttributes, type ProfileValues } from './profile-values.ts'

/** Saves the profile; false where it could not be saved. A session that turns out to be over ends on the way (spec §4). */
async function saveProfile(values: ProfileValues): Promise<boolean> {
  const { updateCustomer } = await loadAccount()
  const saved = await updateCustomer(profileAttributes(values, new Date()))
  if (saved.ok || saved.error.kind === 'session-ended') await refreshCustomer()
  return saved.ok
}

export const useSaveProfile = () => useMutation({ mutationFn: saveProfile })
