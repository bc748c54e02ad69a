import { customerStorage } from 'shared/session'

/** A voucher that this device keeps. */
export interface KeptVoucher {
  readonly organizationKey: string
  readonly companyName: string
  readonly rewardName: string
  readonly code: string
  /** Epoch milliseconds. */
  readonly expiryAt: number
}

/** What 'Meus vouchers' keeps of the customer on this device. It was on a device, so only what has a voucher's shape is one. */
export function keptVouchers(): readonly KeptVoucher[] {
  const stored = customerStorage.get('vouchers')
  return Array.isArray(stored) ? stored.filter(isKeptVoucher) : []
}

const isKeptVoucher = (stored: unknown): stored is KeptVoucher => {
  const { organizationKey, companyName, rewardName, code, expiryAt }: Partial<Record<keyof KeptVoucher, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  return [organizationKey, companyName, rewardName, code].every((text) => typeof text === 'string') && typeof expiryAt === 'number'
}
