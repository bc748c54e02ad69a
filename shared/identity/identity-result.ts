import { abortAfter } from '../tasks/index.ts'
import { identityErrorOf, type IdentityError, type IdentityMoment } from './identity-error.ts'

export type IdentityResult<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: IdentityError }

/** The result of a call that succeeded and returns no value. */
export const done = { ok: true, value: undefined } as const

/** The result for an empty username, password, code or device, which is rejected before any call (spec §5). */
export const empty = { ok: false, error: { kind: 'empty-input' } } as const

/** Whether the response to a call was lost. The provider may have carried it out: check that before reporting a failure. */
export const isLost = (result: IdentityResult<unknown>): boolean => !result.ok && result.error.kind === 'network'

/** How long a call may take: the configuration's `api.timeoutMs`. */
let timeoutMs = 15_000

/** Sets how long a response may take, in milliseconds. */
export function setResponseTimeout(milliseconds: number): void {
  timeoutMs = milliseconds
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
