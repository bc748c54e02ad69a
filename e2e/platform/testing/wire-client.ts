import { userPool } from '../identity/user-pool.ts'
import type { Platform } from '../platform.ts'
import { clientOf } from './api-client.ts'

export interface WireAnswer {
  readonly status: number
  readonly __type?: string
  readonly message?: string
  readonly ChallengeName?: string
  readonly Session?: string
  readonly AuthenticationResult?: {
    readonly IdToken: string
    readonly AccessToken: string
    readonly RefreshToken?: string
  }
}

/** Calls one operation of the user pool in its wire protocol, without a client library. */
export async function callUserPool(platform: Platform, operation: string, input: object): Promise<WireAnswer> {
  const { status, data } = await clientOf(platform, 'identity').post<object>('/', JSON.stringify(input), {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
  })
  return { ...data, status }
}

export interface Tokens {
  readonly idToken: string
  readonly accessToken: string
  readonly refreshToken: string
}

export function tryToSignIn(platform: Platform, phone: string, password = 'pontos123'): Promise<WireAnswer> {
  return callUserPool(platform, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: userPool.clientId,
    AuthParameters: { USERNAME: `+55${phone}`, PASSWORD: password },
  })
}

export async function signInByPhone(platform: Platform, phone: string, password?: string): Promise<Tokens> {
  const { AuthenticationResult: result, message } = await tryToSignIn(platform, phone, password)
  if (!result?.RefreshToken) throw new Error(`No sign-in: ${message}`)
  return { idToken: result.IdToken, accessToken: result.AccessToken, refreshToken: result.RefreshToken }
}

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
  const details = isFederated
    ? { oauthMetadata: JSON.stringify({ oauthSignIn: true }) }
    : { signInDetails: JSON.stringify({ loginId: login, authFlowType: 'USER_PASSWORD_AUTH' }) }
  const prefix = `CognitoIdentityServiceProvider.${userPool.clientId}`
  const own = Object.entries({ idToken, accessToken, refreshToken, clockDrift: '0', ...details })
  return {
    ...Object.fromEntries(own.map(([name, value]) => [`${prefix}.${login}.${name}`, value])),
    [`${prefix}.LastAuthUser`]: login,
    ...(phone !== undefined && { phone_number: `+55${phone}` }),
  }
}
