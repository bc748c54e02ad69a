import { ApiFailure } from 'shared/api'
import { voucherGroupKey, type VoucherWish } from 'shared/contract'
import type { SeenVoucher } from 'shared/vouchers'
import type { UndecidedWishes } from './undecided-wishes.ts'

/** How long the service is asked, and how often, for a voucher whose POST had no answer. */
const confirmMs = 5000
const pauseMs = 1000

/** What generating needs; passed in, so that a test needs no network. */
export interface VoucherService {
  /** GET: the valid voucher of a wish. Not repeated where there is a limit, and ends with it. Throws an `ApiFailure`. */
  readonly find: (wish: VoucherWish, limit?: AbortSignal) => Promise<SeenVoucher | undefined>
  /** POST. Throws an `ApiFailure`. */
  readonly create: (wish: VoucherWish) => Promise<SeenVoucher>
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

/**
 * Generates the voucher of a wish, at most once (readings, "Data and display"): one request at a time, and GET before the one POST.
 * Where the POST had no answer, GET is asked for some seconds, and nothing is posted again.
 * @param onConfirming called when it asks what became of a POST
 */
export function generateVoucher(
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
): Promise<GenerationResult> {
  return alone(wish, service, () =>
    service.undecided.has(wish) ? confirm(wish, service, onConfirming) : findOrCreate(wish, service, onConfirming),
  )
}

/** Generates the voucher of an undecided wish unless GET has it by now. There may be two afterwards: the customer was told, and chose it. */
export function generateAnyway(
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
): Promise<GenerationResult> {
  return alone(wish, service, () => findOrCreate(wish, service, onConfirming))
}

/** Finds out what became of an undecided wish. It generates nothing. */
export function confirmVoucher(
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
): Promise<GenerationResult> {
  return alone(wish, service, () => confirm(wish, service, onConfirming))
}

function alone<Outcome>(wish: VoucherWish, service: VoucherService, work: () => Promise<Outcome>): Promise<Outcome> {
  return service.oneAtATime(`voucher:${voucherGroupKey(wish)}`, work)
}

async function findOrCreate(
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
): Promise<GenerationResult> {
  const { find, create, undecided } = service
  try {
    const found = await find(wish)
    if (found) return decide(wish, service, found)
  } catch {
    // Nothing is posted as long as GET has not said that there is no voucher.
    return undecided.has(wish) ? { type: 'undecided' } : { type: 'none' }
  }
  undecided.remember(wish)
  try {
    return decide(wish, service, await create(wish))
  } catch (failure) {
    if (isAnswerLost(failure)) return confirm(wish, service, onConfirming)
    // The service has answered; a voucher that it made before it failed is there now.
    return decide(wish, service, await find(wish).catch(() => undefined))
  }
}

/** Asks for the voucher until it is there, the wish is decided elsewhere, or the time is over. */
async function confirm(
  wish: VoucherWish,
  service: VoucherService,
  onConfirming: () => void,
): Promise<GenerationResult> {
  const { find, undecided, pause } = service
  onConfirming()
  return service.limit(confirmMs, async (limit) => {
    do {
      const found = await find(wish, limit).catch(() => undefined)
      if (found) return decide(wish, service, found)
      if (!undecided.has(wish)) return { type: 'none' }
      await pause(pauseMs)
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
