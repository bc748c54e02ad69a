import type { ResourcesConfig } from 'aws-amplify'
import * as v from 'valibot'
import { identityResult, type IdentityResult } from './identity-result.ts'

/*
 * Calls to the user pool in its own protocol: JSON 1.1, with the operation in `X-Amz-Target`. The library would repeat a call whose
 * response is lost; the provider refuses the repetition if it carried out the first call. Here each call is sent once. Failures are
 * like the library's: errors that `identityErrorOf` reads.
 */

/** The configuration of a user pool, as the library takes it. */
type AuthConfig = NonNullable<ResourcesConfig['Auth']>

let configured: AuthConfig | undefined

/** Sets the user pool that all calls are for. */
export function setUserPool(pool: Record<'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint', string>): void {
  configured = { Cognito: pool }
}

/** The configured pool. @throws an `AuthUserPoolException`, like the library, if there is none */
export function configuredPool(): AuthConfig {
  if (!configured?.Cognito.userPoolId) throw namedError('AuthUserPoolException', 'No user pool')
  return configured
}

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ __type: v.string(), message: v.optional(v.string(), '') }),
)

/** Gateways send these statuses instead of the provider. They do not say whether the provider carried out the call. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Calls an operation once.
 * @returns the provider's document; undefined if the response is empty
 * @throws a `NetworkError` without a readable response, such as one that is cut off or that a gateway sent; else an error with
 *   the provider's name and message
 */
export async function callUserPool(operation: string, input: object): Promise<unknown> {
  const { userPoolEndpoint = '' } = configuredPool().Cognito
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (!response || text === undefined || gatewayStatuses.has(response.status)) throw lostResponse()
  if (response.ok) return documentIn(text)
  const { __type, message } = v.parse(refusalSchema, text)
  throw namedError(__type, message)
}

function documentIn(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw lostResponse()
  }
}

const lostResponse = () => namedError('NetworkError', 'No answer')

/** Calls an operation that needs the client's id instead of a session. */
export const callAsClient = async (operation: string, input: object): Promise<unknown> =>
  callUserPool(operation, { ...input, ClientId: configuredPool().Cognito.userPoolClientId })

/** Calls such an operation for a form: ignores the provider's document, and returns a failure as a value. */
export const callSignedOut = (operation: string, input: object): Promise<IdentityResult> =>
  identityResult('signed-out', () => callAsClient(operation, input).then(() => undefined))

export const namedError = (name: string, message: string): Error => Object.assign(new Error(message), { name })
