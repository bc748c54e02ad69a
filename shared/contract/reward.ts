import * as v from 'valibot'
import { maybe, numeric } from './lenient.ts'

const identifier = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((id) => String(id)),
  ),
])

/** A company at which a reward can be redeemed. */
export const rewardCompanySchema = v.object({
  name: v.string(),
  /** Goes out as a voucher's `issuer`. */
  ref: identifier,
  /** Goes out as a voucher's `attachIntent`; its type is not specified. */
  swap_intents_rescues_auth: v.optional(v.unknown()),
})
export type RewardCompany = v.InferOutput<typeof rewardCompanySchema>

/** A reward (spec §3). */
export const rewardSchema = v.object({
  id: identifier,
  name: v.string(),
  /** Path below the CDN's address. */
  image_url: maybe(v.string()),
  /** Cost in points. */
  debited_value: v.pipe(numeric, v.minValue(0)),
  value: maybe(numeric),
  description: maybe(v.string()),
  reward_type: maybe(v.string()),
  reward_type_name: maybe(v.string()),
  available_companies: v.nullish(v.array(rewardCompanySchema), []),
})
export type Reward = v.InferOutput<typeof rewardSchema>
