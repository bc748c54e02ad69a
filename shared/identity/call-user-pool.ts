import { Amplify, type ResourcesConfig } from 'aws-amplify'
import * as v from 'valibot'

/*
 * Calls to the user pool in its own protocol: JSON 1.1, the operation in `X-Amz-Target`. The identity client would send a call again by
 * itself when a response is lost; a write that was carried out the first time is then refused. Here each call goes out once. Calls fail as
 * the client's do, with errors that `identityErrorOf` reads.
 */

/** The configured pool. Throws where there is none, as the identity client does. */
export function configuredPool(): NonNullable<ResourcesConfig['Auth']> {
  const { Auth } = Amplify.getConfig()
  if (!Auth?.Cognito.userPoolId) throw namedError('AuthUserPoolException', 'No user pool')
  return Auth
}

const refusalSchema = v.pipe(v.string(), v.parseJson(), v.object({ __type: v.string(), message: v.optional(v.string(), '') }))

/** Gateways give these statuses in the provider's place: like no response, they leave open whether it carried the call out. */
const gatewayStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/**
 * Calls an operation, once. A response that is cut off or unreadable is a lost one: it may come from a page in between.
 * @returns the provider's document; undefined for an operation that responds with none
 */
export async function callUserPool(operation: string, input: object): Promise<unknown> {
  const { userPoolEndpoint = '' } = configuredPool().Cognito
  const response = await fetch(userPoolEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
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

/** The same, for an operation that names the client instead of a session. */
export const callAsClient = async (operation: string, input: object): Promise<unknown> =>
  callUserPool(operation, { ...input, ClientId: configuredPool().Cognito.userPoolClientId })

export const namedError = (name: string, message: string): Error => Object.assign(new Error(message), { name })
