import type { Voucher } from 'shared/contract'

/** Of several vouchers the one that is valid longest; undefined where all have expired. Times in epoch milliseconds. */
export function latestValidVoucher<Item extends Pick<Voucher, 'expiryAt'>>(
  vouchers: readonly Item[],
  nowMs: number,
): Item | undefined {
  return vouchers
    .filter(({ expiryAt }) => expiryAt > nowMs)
    .reduce<Item | undefined>((latest, voucher) => (latest && latest.expiryAt >= voucher.expiryAt ? latest : voucher), undefined)
}
