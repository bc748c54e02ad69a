import { ApiFailure, callApi, valueOrThrow } from 'shared/api'
import { voucherGroupKey, voucherRequest, type Voucher, type VoucherWish } from 'shared/contract'
import { useMutation } from 'shared/query'
import { session } from 'shared/session'
import { oneAtATime } from './one-at-a-time.ts'
import { findVoucher } from './voucher-search.ts'

/** A POST without an answer may be committed a little later than GET is asked first. */
const lateCommitMs = 2000

/** What generating needs; passed in, so that a test needs no network. */
export interface VoucherService {
  readonly find: (wish: VoucherWish) => Promise<Voucher | undefined>
  readonly create: (wish: VoucherWish) => Promise<Voucher>
  readonly oneAtATime: typeof oneAtATime
  readonly pause: (milliseconds: number) => Promise<void>
}

/**
 * Generates the voucher of a wish, at most once (readings, "Data and display"): one request at a
 * time, GET before the one POST, and GET again to decide where the POST's answer is lost.
 * Throws an `ApiFailure` where there is no voucher to show.
 */
export function generateVoucher(wish: VoucherWish, service: VoucherService): Promise<Voucher> {
  return service.oneAtATime(`voucher:${voucherGroupKey(wish)}`, async () => {
    const existing = await service.find(wish)
    if (existing) return existing
    try {
      return await service.create(wish)
    } catch (failure) {
      if (!isUndecided(failure)) throw failure
      return await decide(wish, service, failure)
    }
  })
}

async function decide(wish: VoucherWish, { find, pause }: VoucherService, failure: unknown): Promise<Voucher> {
  const atOnce = await find(wish)
  if (atOnce) return atOnce
  await pause(lateCommitMs)
  const late = await find(wish)
  if (late) return late
  throw failure
}

/** Whether a voucher may exist in spite of the failure. */
function isUndecided(failure: unknown): boolean {
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

const swapService: VoucherService = {
  find: (wish) => findVoucher(wish, 'deciding'),
  create: async (wish) => {
    // After a wait for the lock another customer may be signed in.
    if (session.user?.sub !== wish.sub) throw new ApiFailure({ kind: 'not-signed-in' })
    return valueOrThrow(await callApi('createVoucher', { body: voucherRequest(wish) }))
  },
  oneAtATime,
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Generates vouchers of a reward, one after the other and never a second time by itself. */
export const useGenerateVoucher = (rewardId: string) =>
  useMutation({
    scope: { id: `voucher:${rewardId}` },
    mutationFn: (wish: VoucherWish) => generateVoucher(wish, swapService),
  })
