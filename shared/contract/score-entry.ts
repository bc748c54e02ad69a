import * as v from 'valibot'
import { amount, label, maybe } from './lenient.ts'

/** `DD-MM-YYYY hh:mm:ss`, without a zone: America/Sao_Paulo (`shared/format` reads it). */
const apiDateTime = v.pipe(v.string(), v.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/))

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
