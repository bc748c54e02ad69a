import * as v from 'valibot'
import { apiDateTime } from './date-time.ts'
import { amount, label, maybe } from './lenient.ts'

/** One line of the statement (spec §3). */
export const scoreEntrySchema = v.object({
  /** Points earned. */
  balance: amount,
  created_at: apiDateTime,
  expiration_at: apiDateTime,
  company_name: maybe(label),
  /** Amount of the sale in cents. */
  sale_amount: maybe(amount),
})
export type ScoreEntry = v.InferOutput<typeof scoreEntrySchema>
