import { userPool } from '../identity/user-pool.ts'
import type { Tokens } from './wire-client.ts'

/** A customer as the sign-in names one: by phone or, without one or at another provider, by username. */
interface StoredCustomer {
  /** National, eleven digits. */
  readonly phone: string | undefined
  readonly username?: string
  readonly isFederated?: boolean
}

/** The local storage that an earlier sign-in leaves in a browser, by name: the customer's own tokens, and the phone. */
export function storedSession(
  { idToken, accessToken, refreshToken }: Tokens,
  { phone, username = '', isFederated = false }: StoredCustomer,
): Readonly<Record<string, string>> {
  const login = phone === undefined || isFederated ? username : `+55${phone}`
  const prefix = `CognitoIdentityServiceProvider.${userPool.clientId}`
  return {
    [`${prefix}.${login}.idToken`]: idToken,
    [`${prefix}.${login}.accessToken`]: accessToken,
    [`${prefix}.${login}.refreshToken`]: refreshToken,
    [`${prefix}.${login}.clockDrift`]: '0',
    ...(isFederated
      ? { [`${prefix}.${login}.oauthMetadata`]: JSON.stringify({ oauthSignIn: true }) }
      : {
          [`${prefix}.${login}.signInDetails`]: JSON.stringify({ loginId: login, authFlowType: 'USER_PASSWORD_AUTH' }),
        }),
    [`${prefix}.LastAuthUser`]: login,
    ...(phone !== undefined && { phone_number: `+55${phone}` }),
  }
}
