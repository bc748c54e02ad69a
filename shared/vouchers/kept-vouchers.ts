// By the entries' names, as the contract's in `seen-voucher.ts`: the page has one clock, and one store of the customer's things.
import { now } from 'shared/format'
import { customerStorage } from 'shared/session'
import { areOfOneWish, seenVoucherFrom, type SeenVoucher } from './seen-voucher.ts'

const storedName = 'vouchers'

/** More than anybody generates in the 24 hours that they last; each shows as a card. */
const atMost = 50

/** Keeps a voucher of the customer's on this device until it expires; of one wish, the newest alone. */
export function keepVoucher(sub: string, voucher: SeenVoucher): void {
  const others = validVouchers(customerStorage.get(storedName), now()).filter((kept) => !areOfOneWish(kept, voucher))
  customerStorage.set(sub, storedName, [...others, voucher])
}

/** The kept vouchers of an organisation that are valid now, the one that lasts longest first. */
export const keptVouchers = (organizationKey: string): readonly SeenVoucher[] =>
  validVouchers(customerStorage.get(storedName), now()).filter((voucher) => voucher.organizationKey === organizationKey)

/** The vouchers in a stored list that have not expired; of too many, those that last longest. */
export function validVouchers(stored: unknown, nowMs: number): SeenVoucher[] {
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((item: unknown) => seenVoucherFrom(item) ?? [])
    .filter(({ expiryAt }) => expiryAt > nowMs)
    .sort((one, other) => other.expiryAt - one.expiryAt)
    .slice(0, atMost)
}
