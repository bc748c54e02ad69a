import * as v from 'valibot'
import { maxRewardCompanies } from './bounds.ts'
import { amount, label, maybe, paragraph, reference, shortList } from './lenient.ts'

/** Whether `JSON.parse` has not rounded it: beyond 2^53 two numbers may read as one. */
const isExact = (id: unknown) => typeof id !== 'number' || Math.abs(id) <= Number.MAX_SAFE_INTEGER

const identifier = v.union([reference, v.pipe(v.number(), v.check<number>(isExact), v.transform(String))])

/** A company at which a reward can be redeemed. */
const rewardCompanySchema = v.object({
  name: label,
  /** Sent as a voucher's `issuer`. */
  ref: identifier,
  /** Sent as a voucher's `attachIntent`; its type is not specified. */
  swap_intents_rescues_auth: v.optional(v.pipe(v.unknown(), v.check(isExact))),
})
export type RewardCompany = v.InferOutput<typeof rewardCompanySchema>

export const rewardSchema = v.object({
  id: identifier,
  name: label,
  /** Path below the CDN's address. */
  image_url: maybe(reference),
  /** Cost in points. */
  debited_value: v.pipe(amount, v.minValue(0)),
  value: maybe(amount),
  description: maybe(paragraph),
  reward_type: maybe(label),
  reward_type_name: maybe(label),
  available_companies: v.pipe(
    v.nullish(shortList(rewardCompanySchema, maxRewardCompanies), []),
    v.transform((all) => all.filter(({ ref }, place) => all.findIndex((other) => other.ref === ref) === place)),
  ),
})
export type Reward = v.InferOutput<typeof rewardSchema>
