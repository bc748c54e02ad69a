import { fetchMFAPreference } from 'aws-amplify/auth'
import { callWithSession } from './identity-client.ts'
import type { IdentityResult } from './identity-error.ts'

/** The second factor that a sign-in asks for first. */
export type PreferredMfa = 'none' | 'sms' | 'totp' | 'email'

const kinds = { SMS: 'sms', TOTP: 'totp', EMAIL: 'email' } as const

/** The signed-in customer's preferred second factor; `none` where nothing was chosen (spec §3). */
export const fetchPreferredMfa = (): Promise<IdentityResult<PreferredMfa>> =>
  callWithSession(async () => {
    const { preferred } = await fetchMFAPreference()
    return preferred ? kinds[preferred] : 'none'
  })
