import * as v from 'valibot'
import { lastInstantMs } from './bounds.ts'
import { instant } from './date-time.ts'
import { label, maybe, orMissing, reference } from './lenient.ts'
import type { Organization } from './organization.ts'
import type { Reward, RewardCompany } from './reward.ts'

/** A voucher (spec §3). */
export const voucherSchema = v.object({
  code: v.pipe(label, v.nonEmpty()),
  /** End of validity, epoch milliseconds. */
  expiryAt: instant,
  data: orMissing(v.looseObject({ id: maybe(v.union([reference, v.number()])), name: maybe(label) })),
})
export type Voucher = v.InferOutput<typeof voucherSchema>

/** A voucher and what is shown with it, as a device has seen them; it needs no network to be shown again. */
const seenVoucherSchema = v.object({
  organizationKey: reference,
  companyRef: reference,
  companyName: label,
  rewardId: reference,
  rewardName: label,
  /** The picture's path below the CDN's address. */
  imagePath: orMissing(reference),
  cost: orMissing(v.number()),
  code: voucherSchema.entries.code,
  /** Epoch milliseconds. */
  expiryAt: v.pipe(
    v.number(),
    v.check((expiryAt) => expiryAt <= lastInstantMs),
  ),
})
export type SeenVoucher = v.InferOutput<typeof seenVoucherSchema>

/** The vouchers in a stored list. Anything else was put there by somebody, and is left out. */
export const seenVouchersIn = (stored: unknown): SeenVoucher[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item) => {
    const read = v.safeParse(seenVoucherSchema, item)
    return read.success ? [read.output] : []
  })

/** Body of POST /vouchers (spec §7). */
export const voucherRequestSchema = v.strictObject({
  provider: v.pipe(v.string(), v.nonEmpty()),
  issuer: v.pipe(v.string(), v.nonEmpty()),
  expire: v.literal('24 hour'),
  rules: v.strictObject({ groupByKey: v.pipe(v.string(), v.nonEmpty()) }),
  attachIntent: v.optional(v.unknown()),
  data: v.strictObject({
    id: v.string(),
    name: v.string(),
    value: v.optional(v.number()),
    description: v.optional(v.string()),
    reward_type: v.optional(v.string()),
    reward_type_name: v.optional(v.string()),
    debited_value: v.number(),
  }),
})
export type VoucherRequest = v.InferOutput<typeof voucherRequestSchema>

/**
 * What a customer wants a voucher for: one reward of one organisation, at one company. A wish has one voucher that counts, and the
 * swap service finds it by {@link voucherGroupKey}. From its POST until an answer tells whether there is a voucher, a wish is undecided.
 */
export interface VoucherWish {
  readonly sub: string
  readonly organization: Pick<Organization, 'key'>
  readonly company: RewardCompany
  readonly reward: Reward
}

const storedTimes = v.fallback(v.record(v.string(), v.fallback(v.number(), 0)), {})

/** When each wish of a stored record was sent: epoch milliseconds by {@link voucherGroupKey}; 0 for what is no time. */
export const sentTimesIn = (stored: unknown): Record<string, number> => v.parse(storedTimes, stored)

/* Values of the swap service that the specification leaves open, defined only here (readings, "Data and display"). */

export const swapProvider = (organizationKey: string): string => organizationKey

/** The same for the same wish, so that a wish always finds its voucher. */
export const voucherGroupKey = ({ sub, organization, company, reward }: VoucherWish): string =>
  `${sub}:${organization.key}:${company.ref}:${reward.id}`

export function voucherRequest(wish: VoucherWish): VoucherRequest {
  const { id, name, value, description, reward_type, reward_type_name, debited_value } = wish.reward
  return {
    provider: swapProvider(wish.organization.key),
    issuer: wish.company.ref,
    expire: '24 hour',
    rules: { groupByKey: voucherGroupKey(wish) },
    attachIntent: wish.company.swap_intents_rescues_auth,
    data: { id, name, value, description, reward_type, reward_type_name, debited_value },
  }
}

/** `rules` of GET /vouchers: base64 of `{"groupByKey": …}`, encoded as UTF-8 first. The caller URL-encodes it. */
export function encodeVoucherRules(groupByKey: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ groupByKey }))
  return btoa(String.fromCharCode(...bytes))
}

/** The inverse of {@link encodeVoucherRules}; undefined if the text is not such a filter. */
export function decodeVoucherRules(rules: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(rules), (character) => character.charCodeAt(0))
    const parsed = v.safeParse(v.object({ groupByKey: v.string() }), JSON.parse(new TextDecoder().decode(bytes)))
    return parsed.success ? parsed.output.groupByKey : undefined
  } catch {
    return undefined
  }
}
