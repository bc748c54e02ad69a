import type { AuthHelperFailure } from '../contract/index.ts'

/** Everything that can go wrong with a call: a closed union, for exhaustive switches. */
export type ApiError =
  /** The caller no longer needs the response, because of another screen or organisation. Never shown. */
  | { readonly kind: 'cancelled' }
  /** No complete response. */
  | { readonly kind: 'network' }
  /** No response within the configured time; a write may still have happened. */
  | { readonly kind: 'timeout' }
  /** The call needs a session and there is none. */
  | { readonly kind: 'not-signed-in' }
  /** A response whose status is an error; `failure` is its body, as far as the contract knows it. */
  | { readonly kind: 'status'; readonly status: number; readonly failure: AuthHelperFailure }
  /** A response that does not match the contract; `field` is the first one that does not. */
  | { readonly kind: 'malformed'; readonly field: string }

export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ApiError }

/** An {@link ApiError} as an exception, for a library that expects exceptions (TanStack Query). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

/** The value of a result; throws its error. */
export function valueOrThrow<Value>(result: ApiResult<Value>): Value {
  if (!result.ok) throw new ApiFailure(result.error)
  return result.value
}
