import { lastInstantMs, maxLabel, maxReference, type Voucher, type VoucherWish } from 'shared/contract'

/** A voucher and what is shown with it, as this device has seen them; it needs no network to be shown again. */
export interface SeenVoucher {
  readonly organizationKey: string
  readonly companyRef: string
  readonly companyName: string
  readonly rewardId: string
  readonly rewardName: string
  /** The picture's path below the CDN's address. */
  readonly imagePath: string | undefined
  readonly cost: number | undefined
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiryAt: number
}

export const seenVoucher = (
  { organization, company, reward }: VoucherWish,
  { code, expiryAt }: Voucher,
): SeenVoucher => ({
  organizationKey: organization.key,
  companyRef: company.ref,
  companyName: company.name,
  rewardId: reward.id,
  rewardName: reward.name,
  imagePath: reward.image_url,
  cost: reward.debited_value,
  code,
  expiryAt,
})

/** Whether two are of the same wish, which has one voucher that counts. */
export const areOfOneWish = (one: SeenVoucher, other: SeenVoucher): boolean =>
  one.organizationKey === other.organizationKey &&
  one.companyRef === other.companyRef &&
  one.rewardId === other.rewardId

/** Reads one that was stored; anything else, which somebody put there, is undefined. */
export function seenVoucherFrom(stored: unknown): SeenVoucher | undefined {
  const {
    organizationKey,
    companyRef,
    companyName,
    rewardId,
    rewardName,
    imagePath,
    cost,
    code,
    expiryAt,
  }: Partial<Record<keyof SeenVoucher, unknown>> = typeof stored === 'object' && stored !== null ? stored : {}
  const shown = { companyName, rewardName, code }
  const references = { organizationKey, companyRef, rewardId }
  if (!areTexts(shown, maxLabel) || !areTexts(references, maxReference) || shown.code === '') return undefined
  if (typeof expiryAt !== 'number' || expiryAt > lastInstantMs) return undefined
  const picture = { imagePath }
  return {
    ...references,
    ...shown,
    imagePath: areTexts(picture, maxReference) ? picture.imagePath : undefined,
    cost: typeof cost === 'number' ? cost : undefined,
    expiryAt,
  }
}

const areTexts = <Name extends string>(
  values: Record<Name, unknown>,
  longest: number,
): values is Record<Name, string> =>
  Object.values(values).every((value) => typeof value === 'string' && value.length <= longest)
