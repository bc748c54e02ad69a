import * as v from 'valibot'
import { booleanLike, label, maybe, paragraph, reference } from './lenient.ts'

/** A request for the customer's authorisation (spec §3). */
export const intentSchema = v.object({
  signature: v.pipe(reference, v.nonEmpty()),
  code: v.pipe(label, v.nonEmpty()),
  reason: maybe(paragraph),
  /** Already authorised. */
  trusty: v.optional(booleanLike, false),
})
export type Intent = v.InferOutput<typeof intentSchema>

/** Sent instead of an intent's code, it denies the intent (spec §7). */
export const revokeCode = 'revoke'
