import * as v from 'valibot'
import { booleanLike, maybe, numeric } from './lenient.ts'

/** Gender codes of spec §3: 0 not chosen, 1 male, 2 female, 9 not applicable. */
export const genderCodes = [0, 1, 2, 9] as const
export type GenderCode = (typeof genderCodes)[number]

/** The customer's attributes, read from the identity provider, whose values are all strings (spec §3). */
export const customerSchema = v.object({
  sub: v.string(),
  name: maybe(v.string()),
  email: maybe(v.string()),
  email_verified: v.optional(booleanLike, false),
  gender: maybe(v.pipe(numeric, v.picklist(genderCodes))),
  /** `+55` and eleven digits. */
  phone_number: maybe(v.string()),
  phone_number_verified: v.optional(booleanLike, false),
  /** `YYYY-MM-DD`. */
  birthdate: maybe(v.string()),
  picture: maybe(v.string()),
})
export type Customer = v.InferOutput<typeof customerSchema>

/** What the API knows of a customer of one organisation. */
export const customerScoresSchema = v.object({ total_scores: numeric })
export type CustomerScores = v.InferOutput<typeof customerScoresSchema>
