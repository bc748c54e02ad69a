import { lastInstantMs } from 'shared/contract'
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

/** What 'Meus vouchers' keeps of the customer on this device. */
export const keptVouchers = (): readonly KeptVoucher[] => vouchersIn(customerStorage.get('vouchers'))

/** What of a stored list is a voucher: it was on a device, where anybody may have written. */
export const vouchersIn = (stored: unknown): readonly KeptVoucher[] => (Array.isArray(stored) ? stored.filter(isKeptVoucher) : [])

const isKeptVoucher = (stored: unknown): stored is KeptVoucher => {
  const { organizationKey, companyName, rewardName, code, expiryAt }: Partial<Record<keyof KeptVoucher, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {}
  const areTexts = [organizationKey, companyName, rewardName, code].every((text) => typeof text === 'string')
  return areTexts && typeof expiryAt === 'number' && Math.abs(expiryAt) <= lastInstantMs
}
