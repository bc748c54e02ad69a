import type { AuthHelperFailure } from '../contract/index.ts'

/** Everything that can go wrong with a call: a closed union, switched exhaustively. */
export type ApiError =
  /** The caller gave up: another screen, another organisation. Shown to nobody. */
  | { readonly kind: 'cancelled' }
  /** No answer at all. */
  | { readonly kind: 'network' }
  /** No answer within the configured time; a write may still have happened. */
  | { readonly kind: 'timeout' }
  /** The call needs a session and there is none. */
  | { readonly kind: 'not-signed-in' }
  /** An answer that says no; `failure` is its body where the contract knows one. */
  | { readonly kind: 'status'; readonly status: number; readonly failure: AuthHelperFailure }
  /** An answer that is not what the contract says; `field` is the first one at fault. */
  | { readonly kind: 'malformed'; readonly field: string }

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError }

/** An {@link ApiError} to throw where a library expects exceptions (TanStack Query). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

/** The value of a result, or its error thrown. */
export function valueOrThrow<Value>(result: ApiResult<Value>): Value {
  if (!result.ok) throw new ApiFailure(result.error)
  return result.value
}
