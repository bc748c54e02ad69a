import type { SeenVoucher } from 'shared/vouchers'

export interface ActiveVoucher {
  readonly rewardName: string
  /** The picture's path below the CDN's address. */
  readonly imagePath: string | undefined
  /** Whole minutes that it is valid still, never rounded up; 0 in its last minute. */
  readonly minutes: number
  /** How many more are valid. */
  readonly others: number
}

const minuteMs = 60_000

/** Chooses among the valid vouchers, the one that lasts longest first: that one was generated last, so it is about to be used. */
export function activeVoucher([newest, ...others]: readonly SeenVoucher[], nowMs: number): ActiveVoucher | undefined {
  if (!newest) return undefined
  const { rewardName, imagePath, expiryAt } = newest
  return { rewardName, imagePath, minutes: Math.floor((expiryAt - nowMs) / minuteMs), others: others.length }
}
