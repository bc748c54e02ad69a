import type { BrowserContext } from '@playwright/test'
import { userPool } from '../platform/identity/user-pool.ts'
import type { Platform } from '../platform/platform.ts'
import { signInByPhone } from '../platform/testing/wire-client.ts'

/** Leaves in a browser what a customer's sign-in through the form does: tokens of their own, the phone, the hint for the server. */
export async function keepSession(context: BrowserContext, origin: string, platform: Platform, phone: string): Promise<void> {
  const tokens = await signInByPhone(platform, phone)
  const prefix = `CognitoIdentityServiceProvider.${userPool.clientId}`
  const user = `+55${phone}`
  const entries = {
    ...Object.fromEntries(Object.entries(tokens).map(([name, token]) => [`${prefix}.${user}.${name}`, token])),
    [`${prefix}.${user}.clockDrift`]: '0',
    [`${prefix}.${user}.signInDetails`]: JSON.stringify({ loginId: user, authFlowType: 'USER_PASSWORD_AUTH' }),
    [`${prefix}.LastAuthUser`]: user,
    phone_number: user,
  }
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }))
  const hint = { name: 'signed_in', value: '1', domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const
  await context.setStorageState({ cookies: [hint], origins: [{ origin, localStorage }] })
}
