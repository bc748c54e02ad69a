import { useMemo, useSyncExternalStore } from 'react'
// By the entries' names: the page has one clock, and one store of the customer's things.
import { seenVouchersIn, type SeenVoucher, type Voucher, type VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import { customerStorage } from 'shared/session'
import { eachSecond } from 'shared/today'
import { prepareQrCode } from 'shared/ui'

const valueName = 'vouchers'

/** More than anybody generates in the 24 hours that they last; each shows as a card. */
const atMost = 50

/** For the `ref` of a link to a voucher at the till, where there may be no network: its code is fetched now. The shell does it for a link that a customer points at. */
export function prepareTill(link: HTMLElement | null): void {
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  prepareQrCode()
}

/** A voucher that the swap service has for a wish. */
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

/** Keeps a voucher of the customer's on this device until it expires; of one wish, the newest alone. */
export function keepVoucher(sub: string, voucher: SeenVoucher): void {
  const others = validVouchers(customerStorage.get(valueName), now()).filter((kept) => !areOfOneWish(kept, voucher))
  customerStorage.set(sub, valueName, [...others, voucher], others)
}

/** The kept vouchers of an organisation, or of all, that are valid now, the one that lasts longest first. */
export const keptVouchers = (organizationKey?: string): readonly SeenVoucher[] =>
  validVouchers(customerStorage.get(valueName), now()).filter(
    (voucher) => !organizationKey || voucher.organizationKey === organizationKey,
  )

/** The same for a component: what expires, what another tab adds and what a sign-out there erases shows within a second. */
export function useKeptVouchers(organizationKey: string): readonly SeenVoucher[] {
  const read = useMemo(() => keptVoucherReader(organizationKey), [organizationKey])
  return useSyncExternalStore(eachSecond, read)
}

/** Gives the same list until something changes, or React would draw without end. */
function keptVoucherReader(organizationKey: string): () => readonly SeenVoucher[] {
  let latest: readonly SeenVoucher[] = []
  return () => {
    const present = keptVouchers(organizationKey)
    if (JSON.stringify(present) !== JSON.stringify(latest)) latest = present
    return latest
  }
}

/** The vouchers in a stored list that have not expired, each code once; of too many, those that last longest. */
export const validVouchers = (stored: unknown, nowMs: number): SeenVoucher[] =>
  seenVouchersIn(stored)
    .filter(({ expiryAt }) => expiryAt > nowMs)
    .sort((one, other) => other.expiryAt - one.expiryAt)
    .filter((one, place, all) => all.findIndex((other) => isSameCode(one, other)) === place)
    .slice(0, atMost)

const isSameCode = (one: SeenVoucher, other: SeenVoucher): boolean =>
  one.code === other.code && one.organizationKey === other.organizationKey

/** Whether two are of the same wish, which has one voucher that counts. */
export const areOfOneWish = (one: SeenVoucher, other: SeenVoucher): boolean =>
  one.organizationKey === other.organizationKey &&
  one.companyRef === other.companyRef &&
  one.rewardId === other.rewardId
