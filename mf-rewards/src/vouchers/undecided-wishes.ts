import { sentTimesIn, voucherGroupKey, type VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import { customerStorage, siteConfig } from 'shared/session'

const valueName = 'undecided-wishes'

/** Wishes whose POST has gone out and has no answer yet, so that a voucher may come to be; they survive a reload. */
export interface UndecidedWishes {
  readonly has: (wish: VoucherWish) => boolean
  readonly remember: (wish: VoucherWish) => void
  readonly forget: (wish: VoucherWish) => void
}

/** When each wish was sent that storage, full or blocked, did not take: this tab alone knows of it. */
const unstored: Record<string, number> = {}

export const undecidedWishes: UndecidedWishes = {
  has: (wish) => voucherGroupKey(wish) in { ...inStorage(), ...undecided(unstored, now(), undecidedMs()) },
  remember(wish) {
    const key = voucherGroupKey(wish)
    delete unstored[key]
    const { [key]: _, ...others } = inStorage()
    customerStorage.set(wish.sub, valueName, { ...others, [key]: now() }, others)
    if (!(key in inStorage())) unstored[key] = now()
  },
  forget(wish) {
    const { [voucherGroupKey(wish)]: _, ...others } = inStorage()
    delete unstored[voucherGroupKey(wish)]
    customerStorage.set(wish.sub, valueName, others)
  },
}

const inStorage = () => undecided(customerStorage.get(valueName), now(), undecidedMs())

/**
 * How long after it was sent a POST may still be carried out: the site gives up after half of that, which does not stop the service;
 * but a service that is not done by then has given up as well.
 */
const undecidedMs = () => 2 * siteConfig().api.timeoutMs

/** Of what is stored, when each wish was sent that is undecided still: epoch milliseconds by wish. */
export const undecided = (stored: unknown, nowMs: number, lastsMs: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(sentTimesIn(stored)).filter(([, sentAt]) => sentAt <= nowMs && nowMs < sentAt + lastsMs),
  )
