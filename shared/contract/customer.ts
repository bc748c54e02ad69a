import * as v from 'valibot'
import { amount, booleanLike, label, numeric, orMissing, reference } from './lenient.ts'

/** Gender codes of spec §3: 0 not chosen, 1 male, 2 female, 9 not applicable. */
export const genderCodes = [0, 1, 2, 9] as const

const flag = v.fallback(v.optional(booleanLike, false), false)

/** The attributes as the identity provider sends them, all texts (spec §3). One that does not fit reads as missing, to lock nobody out. */
export const customerSchema = v.object({
  sub: reference,
  name: orMissing(label),
  email: orMissing(label),
  email_verified: flag,
  gender: orMissing(v.pipe(numeric, v.picklist(genderCodes))),
  /** `+55` and eleven digits. */
  phone_number: orMissing(label),
  phone_number_verified: flag,
  /** `YYYY-MM-DD`. */
  birthdate: orMissing(label),
  picture: orMissing(reference),
})
export type Customer = v.InferOutput<typeof customerSchema>

/** What the API knows about a customer of one organisation. */
export const customerScoresSchema = v.object({ total_scores: amount })
