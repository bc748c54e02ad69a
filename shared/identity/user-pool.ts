import type { ResourcesConfig } from 'aws-amplify'
import * as v from 'valibot'
import { identityEndpoints, type SiteConfig } from '../contract/index.ts'
import { abortAfter } from '../tasks/index.ts'
import { identityErrorOf, type IdentityError, type IdentityMoment } from './identity-error.ts'

/*
 * Calls to the user pool in its own protocol: JSON 1.1, with the operation in `X-Amz-Target`. The library would repeat a call whose
 * response is lost; the provider refuses the repetition if it carried out the first call. Here each call is sent once. Failures are
 * like the library's: errors that `identityErrorOf` reads.
 */

/** The configuration of a user pool, as the library takes it. */
type AuthConfig = NonNullable<ResourcesConfig['Auth']>

let configured: AuthConfig | undefined
let timeoutMs = 15_000

/** Sets the user pool that all calls are for, and how long a call may take: the configuration's `api.timeoutMs`. */
export function setUserPool(config: SiteConfig): void {
  const { userPoolId, userPoolClientId } = config.identity
  const { userPool: userPoolEndpoint } = identityEndpoints(config)
  configured = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } }
  timeoutMs = config.api.timeoutMs
}

/** The configured pool. @throws an `AuthUserPoolException`, like the library, if there is none */
export function configuredPool(): AuthConfig {
  if (!configured?.Cognito.userPoolId) throw namedError('AuthUserPoolException', 'No user pool')
  return configured
}

/** How long a response may take, in milliseconds. */
export const responseTimeoutMs = (): number => timeoutMs

/** The response; rejects with a `TimeoutError` if it takes longer. The call itself is not cancelled. */
export const withinLimit = <Value>(answer: Promise<Value>): Promise<Value> =>
  abortAfter(timeoutMs, (signal) => Promise.race([answer, rejectedBy(signal)]))

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as DOMException))
  })

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

export const namedError = (name: string, message: string): Error => Object.assign(new Error(message), { name })

/** Calls an operation that needs the client's id instead of a session. */
export const callAsClient = async (operation: string, input: object): Promise<unknown> =>
  callUserPool(operation, { ...input, ClientId: configuredPool().Cognito.userPoolClientId })

/** Calls such an operation for a form: ignores the provider's document, and returns a failure as a value. */
export const callSignedOut = (operation: string, input: object): Promise<IdentityResult> =>
  identityResult('signed-out', () => callAsClient(operation, input).then(() => undefined))

export type IdentityResult<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: IdentityError }

/** Makes a call, and returns its failure as a value. A late response counts as `network`. */
export async function identityResult<Value>(
  moment: IdentityMoment,
  call: () => Promise<Value>,
): Promise<IdentityResult<Value>> {
  try {
    return { ok: true, value: await withinLimit(call()) }
  } catch (failure) {
    return { ok: false, error: identityErrorOf(failure, moment) }
  }
}

/** The result of a call that succeeded and returns no value. */
export const done = { ok: true, value: undefined } as const

/** The result for an empty username, password, code or device, which is rejected before any call (spec §5). */
export const empty = { ok: false, error: { kind: 'empty-input' } } as const

/** Whether the response to a call was lost. The provider may have carried it out: check that before reporting a failure. */
export const isLost = (result: IdentityResult<unknown>): boolean => !result.ok && result.error.kind === 'network'
