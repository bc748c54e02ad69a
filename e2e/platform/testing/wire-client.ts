import { userPool } from '../identity/user-pool.ts'
import type { Platform } from '../platform.ts'
import { clientOf } from './api-client.ts'

export interface WireAnswer {
  readonly status: number
  /** Cognito's name for a refusal. */
  readonly __type?: string
  readonly message?: string
  readonly Username?: string
  readonly ChallengeName?: string
  readonly Session?: string
  readonly Devices?: readonly { readonly DeviceKey: string }[]
  readonly PaginationToken?: string
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

/** A sign-in with a national phone number, whatever the response. */
export function tryToSignIn(platform: Platform, phone: string, password = 'pontos123'): Promise<WireAnswer> {
  return callUserPool(platform, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: userPool.clientId,
    AuthParameters: { USERNAME: `+55${phone}`, PASSWORD: password },
  })
}

/** The tokens of a sign-in that must succeed. */
export async function signInByPhone(platform: Platform, phone: string, password?: string): Promise<Tokens> {
  const { AuthenticationResult: result, message } = await tryToSignIn(platform, phone, password)
  if (!result?.RefreshToken) throw new Error(`No sign-in: ${message}`)
  return { idToken: result.IdToken, accessToken: result.AccessToken, refreshToken: result.RefreshToken }
}
