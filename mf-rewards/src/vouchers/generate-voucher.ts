import { ApiFailure, callApi, valueOrThrow } from 'shared/api'
import { voucherGroupKey, voucherRequest, type VoucherWish } from 'shared/contract'
import { session } from 'shared/session'
import { keepVoucher } from './kept-vouchers.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { seenVoucher, type SeenVoucher } from './seen-voucher.ts'
import { undecidedWishes, type UndecidedWishes } from './undecided-wishes.ts'
import { findVoucher } from './voucher-search.ts'

/** The pause before the same is asked again: a POST without an answer may be carried out a little later. */
const askAgainMs = 2000

/** What generating needs; passed in, so that a test needs no network. */
export interface VoucherService {
  readonly find: (wish: VoucherWish) => Promise<SeenVoucher | undefined>
  readonly create: (wish: VoucherWish) => Promise<SeenVoucher>
  readonly undecided: UndecidedWishes
  readonly oneAtATime: typeof oneAtATime
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Generates the voucher of a wish, at most once (readings, "Data and display"): one request at a
 * time, GET before the one POST, and GET again to decide where the POST's answer is lost. As long
 * as that is undecided there is no second POST, not even when it is asked for.
 * Throws an `ApiFailure` where there is no voucher to show.
 */
export function generateVoucher(wish: VoucherWish, service: VoucherService): Promise<SeenVoucher> {
  return alone(wish, service, async () => (await decidedVoucher(wish, service)) ?? (await createVoucher(wish, service)))
}

/**
 * What became of a wish whose POST had no answer; undefined where there is certainly no voucher.
 * Throws an `ApiFailure` where the service does not say.
 */
export function confirmVoucher(wish: VoucherWish, service: VoucherService): Promise<SeenVoucher | undefined> {
  return alone(wish, service, () => decidedVoucher(wish, service))
}

function alone<Outcome>(wish: VoucherWish, service: VoucherService, work: () => Promise<Outcome>): Promise<Outcome> {
  return service.oneAtATime(`voucher:${voucherGroupKey(wish)}`, work)
}

/** The voucher of a wish by an answer that stands: GET is asked until a POST that went out can do nothing more. */
async function decidedVoucher(wish: VoucherWish, { find, undecided, pause }: VoucherService): Promise<SeenVoucher | undefined> {
  while (undecided.has(wish)) {
    const found = await find(wish).catch(() => undefined)
    if (found) {
      undecided.forget(wish)
      return found
    }
    await pause(askAgainMs)
  }
  return find(wish)
}

async function createVoucher(wish: VoucherWish, service: VoucherService): Promise<SeenVoucher> {
  const { create, undecided } = service
  undecided.remember(wish)
  try {
    const created = await create(wish)
    undecided.forget(wish)
    return created
  } catch (failure) {
    if (mayHaveCreated(failure)) return lostVoucher(wish, service, failure)
    undecided.forget(wish)
    throw failure
  }
}

/** The voucher whose answer was lost. A failure that is thrown leaves the wish undecided. */
async function lostVoucher(wish: VoucherWish, { find, undecided, pause }: VoucherService, failure: unknown): Promise<SeenVoucher> {
  const found = (await find(wish)) ?? (await pause(askAgainMs).then(() => find(wish)))
  if (!found) throw failure
  undecided.forget(wish)
  return found
}

/** Whether a voucher may exist, or come to exist, in spite of the failure. */
function mayHaveCreated(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return true
  const { error } = failure
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
    case 'cancelled':
      return true
    case 'status':
      return error.status >= 500
    case 'not-signed-in':
      return false
  }
}

/** The swap service, in this browser. */
export const swapService: VoucherService = {
  find: (wish) => findVoucher(wish, 'deciding'),
  create: async (wish) => {
    // After a wait for the lock another customer may be signed in.
    if (session.user?.sub !== wish.sub) throw new ApiFailure({ kind: 'not-signed-in' })
    const voucher = seenVoucher(wish, valueOrThrow(await callApi('createVoucher', { body: voucherRequest(wish) })))
    keepVoucher(wish.sub, voucher)
    return voucher
  },
  undecided: undecidedWishes,
  oneAtATime,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
