import * as v from 'valibot'
import { booleanLike, maybe } from './lenient.ts'

/** A request for the customer's authorisation (spec §3). */
export const intentSchema = v.object({
  signature: v.pipe(v.string(), v.nonEmpty()),
  code: v.pipe(v.string(), v.nonEmpty()),
  reason: maybe(v.string()),
  /** Already authorised. */
  trusty: v.optional(booleanLike, false),
})
export type Intent = v.InferOutput<typeof intentSchema>

/** In the place of an intent's code, denies it (spec §7). */
export const revokeCode = 'revoke'
