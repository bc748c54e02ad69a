import { identityErrorOf, type IdentityError, type IdentityMoment } from './identity-error.ts'

export type IdentityResult<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: IdentityError }

/** A call that went well and has nothing to tell. */
export const done = { ok: true, value: undefined } as const

/** What an empty username, password, code or device gets: refused before any call (spec §5). */
export const empty = { ok: false, error: { kind: 'empty-input' } } as const

/** Whether the response to a call was lost. The provider may have carried it out: read back before anything is said of it. */
export const isLost = (result: IdentityResult<unknown>): boolean => !result.ok && result.error.kind === 'network'

let limitMs = 15_000

/** Sets how long a response may take. */
export function limitAnswers(timeoutMs: number): void {
  limitMs = timeoutMs
}

/** The response, or a rejection named `TimeoutError` in its place. The call goes on, but nobody hears of it. */
export async function withinLimit<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('The identity provider gave no answer', 'TimeoutError')), limitMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Turns a call's outcome, thrown or returned, into a value. No response in time counts as a lost network. */
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
