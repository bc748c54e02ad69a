import { ApiFailure, askTime, callApi, valueOrThrow } from 'shared/api'
import {
  encodeVoucherRules,
  swapProvider,
  voucherGroupKey,
  voucherRequest,
  type Voucher,
  type VoucherWish,
} from 'shared/contract'
import { learnTime, now } from 'shared/format'
import { customerKey, queryClient } from 'shared/query'
import { session } from 'shared/session'
import { abortAfter, delay } from 'shared/tasks'
import { seenVoucher } from 'shared/vouchers'
import type { VoucherService } from './generate-voucher.ts'
import { undecidedWishes } from './undecided-wishes.ts'

const dayMs = 24 * 3_600_000

/** The swap service, in this browser. */
export const swapService: VoucherService = {
  get: async (wish, limit) => {
    const voucher = await (limit ? askForVoucher(wish, limit) : askRepeatedly(wish))
    return voucher ? seenVoucher(wish, voucher) : undefined
  },
  post: async (wish) => {
    // After a wait for the lock another customer may be signed in.
    if (session.user?.sub !== wish.sub) throw new ApiFailure({ kind: 'not-signed-in' })
    const voucher = valueOrThrow(await callApi('createVoucher', { body: voucherRequest(wish) }))
    // It is valid for 24 hours from now, whatever the clock says (readings, "Data and display"). One that was made earlier has less.
    const madeMs = voucher.expiryAt - dayMs
    if (madeMs > now() || madeMs + dayMs <= now()) learnTime(madeMs)
    return seenVoucher(wish, voucher)
  },
  undecided: undecidedWishes,
  oneAtATime,
  pause: delay,
  limit: abortAfter,
}

let questions = 0

/** Repeated as any GET. Each question has a key of its own: the answer to an earlier one never stands in for it. */
const askRepeatedly = (wish: VoucherWish) =>
  queryClient.fetchQuery({
    queryKey: customerKey({ sub: wish.sub, organizationKey: wish.organization.key }, 'voucher', `${++questions}`),
    queryFn: async ({ signal }) => (await askForVoucher(wish, signal)) ?? null,
    gcTime: 0,
  })

async function askForVoucher(wish: VoucherWish, signal: AbortSignal): Promise<Voucher | undefined> {
  const query = { provider: swapProvider(wish.organization.key), rules: encodeVoucherRules(voucherGroupKey(wish)) }
  // By a clock that is ahead no voucher is valid, and another one would be offered.
  const [vouchers] = await Promise.all([callApi('vouchers', { query, signal }), askTime()])
  return latestValidVoucher(valueOrThrow(vouchers), now())
}

/** Of several vouchers the one that is valid longest; undefined where all have expired. Times in epoch milliseconds. */
export function latestValidVoucher<Item extends Pick<Voucher, 'expiryAt'>>(
  vouchers: readonly Item[],
  nowMs: number,
): Item | undefined {
  return vouchers.filter(({ expiryAt }) => expiryAt > nowMs).sort((one, other) => other.expiryAt - one.expiryAt)[0]
}

/** Where the browser refuses locks, as it does when it blocks storage, only this tab's own order remains. */
async function oneAtATime<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  let hasStarted = false
  try {
    return await navigator.locks.request(name, () => {
      hasStarted = true
      return work()
    })
  } catch (failure) {
    if (hasStarted) throw failure
    return work()
  }
}
