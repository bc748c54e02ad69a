import { ApiFailure } from 'shared/api'
import { voucherGroupKey, type VoucherWish } from 'shared/contract'
import type { SeenVoucher } from 'shared/vouchers'
import type { UndecidedWishes } from './undecided-wishes.ts'

/** How long the service is asked for a voucher whose POST had no answer, and the first pause: each is that much longer than the one before. */
const confirmMs = 5000
const firstPauseMs = 500

/** What generating needs; passed in, so that a test needs no network. */
export interface VoucherService {
  /** GET: the valid voucher of a wish. With a limit it is asked once, and given up with it; else as any query. Throws an `ApiFailure`. */
  readonly get: (wish: VoucherWish, limit?: AbortSignal) => Promise<SeenVoucher | undefined>
  /** POST: a voucher for a wish. Throws an `ApiFailure`. */
  readonly post: (wish: VoucherWish) => Promise<SeenVoucher>
  readonly undecided: UndecidedWishes
  /** Does one piece of work of a name at a time, across the tabs of this browser. */
  readonly oneAtATime: <Outcome>(name: string, work: () => Promise<Outcome>) => Promise<Outcome>
  readonly pause: (milliseconds: number) => Promise<void>
  /** Gives work a time limit, and aborts its signal then. */
  readonly limit: <Outcome>(milliseconds: number, work: (limit: AbortSignal) => Promise<Outcome>) => Promise<Outcome>
}

export type GenerationResult =
  | { readonly type: 'generated'; readonly voucher: SeenVoucher }
  /** Nothing is known to have been generated, and nothing is under way: the next press is a new wish. */
  | { readonly type: 'none' }
  /** A POST had no answer, and GET has no voucher: one may have been generated, or may still be. */
  | { readonly type: 'undecided' }

/** What is done about a wish. @param onConfirming called when it asks what became of a POST */
export type Generation = (
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
) => Promise<GenerationResult>

/**
 * Generates the voucher of a wish, at most once (readings, "Data and display"): one request at a time, and GET before the one POST.
 * Where the POST had no answer, GET is asked for some seconds, and nothing is posted again.
 */
export const generateVoucher: Generation = (wish, service, onConfirming) =>
  alone(wish, service, () => {
    const generate = service.undecided.has(wish) ? getUntilDecided : getOrPost
    return generate(wish, service, onConfirming)
  })

/** Generates the voucher of an undecided wish unless GET has it by now. There may be two afterwards: the customer was told, and chose it. */
export const generateAnyway: Generation = (wish, service, onConfirming) =>
  alone(wish, service, () => getOrPost(wish, service, onConfirming))

/** Finds out what became of an undecided wish. It generates nothing. */
export const getUndecidedVoucher: Generation = (wish, service, onConfirming) =>
  alone(wish, service, () => getUntilDecided(wish, service, onConfirming))

const alone = (wish: VoucherWish, service: VoucherService, work: () => Promise<GenerationResult>) =>
  service.oneAtATime(`voucher:${voucherGroupKey(wish)}`, work)

const getOrPost: Generation = async (wish, service, onConfirming) => {
  const { get, post, undecided } = service
  try {
    const voucher = await get(wish)
    if (voucher) return decide(wish, service, voucher)
  } catch {
    // Nothing is posted as long as GET has not said that there is no voucher.
    return { type: undecided.has(wish) ? 'undecided' : 'none' }
  }
  undecided.remember(wish)
  try {
    return decide(wish, service, await post(wish))
  } catch (failure) {
    if (isAnswerLost(failure)) return getUntilDecided(wish, service, onConfirming)
    // The service has answered; a voucher that it made before it failed is there now.
    return decide(wish, service, await get(wish).catch(() => undefined))
  }
}

/** Asks for the voucher until it is there, the wish is decided elsewhere, or the time is over. */
const getUntilDecided: Generation = async (wish, service, onConfirming) => {
  const { get, undecided, pause } = service
  onConfirming()
  return service.limit(confirmMs, async (limit) => {
    let pauseMs = firstPauseMs
    do {
      const voucher = await get(wish, limit).catch(() => undefined)
      if (voucher) return decide(wish, service, voucher)
      if (!undecided.has(wish)) return { type: 'none' }
      await pause(pauseMs)
      pauseMs += firstPauseMs
    } while (!limit.aborted)
    return { type: 'undecided' }
  })
}

function decide(wish: VoucherWish, { undecided }: VoucherService, voucher: SeenVoucher | undefined): GenerationResult {
  undecided.forget(wish)
  return voucher ? { type: 'generated', voucher } : { type: 'none' }
}

/** Whether the service may have generated a voucher, or may still do so, without our knowing. A plain 500 is an answer. */
function isAnswerLost(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return true
  const { error } = failure
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'malformed':
    case 'cancelled':
      return true
    case 'status':
      // What stands between the site and the service gave up, not the service.
      return error.status >= 502 && error.status <= 504
    case 'not-signed-in':
      return false
  }
}
