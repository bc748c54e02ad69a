import { voucherGroupKey, type VoucherWish } from 'shared/contract'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import { confirmVoucher, generateVoucher, swapService } from './generate-voucher.ts'
import { undecidedWishes } from './undecided-wishes.ts'
import type { VoucherDialogEvent } from './voucher-dialog-state.ts'

/** A voucher on its way. */
export interface Generation {
  readonly companyRef: string
  /** An earlier request had no answer, and what became of it is asked first. */
  readonly isConfirming: boolean
  /** Never rejects. */
  readonly outcome: Promise<VoucherDialogEvent>
}

/** What is under way in this tab, by wish: a dialog that was closed meanwhile finds its own when it is opened again. */
const underWay = new Map<string, Generation>()

/** The generation that one of these wishes has under way. */
export const generationUnderWay = (wishes: readonly VoucherWish[]): Generation | undefined =>
  wishes.map((wish) => underWay.get(voucherGroupKey(wish))).find((generation) => generation !== undefined)

/** Generates the voucher of a wish. Pressing twice is pressing once. */
export const startGeneration = (wish: VoucherWish): Generation =>
  start(wish, undecidedWishes.has(wish), () =>
    generateVoucher(wish, swapService).then(
      (voucher) => ({ type: 'generated', voucher }),
      () => {
        showToast({ status: 'danger', message: messages.voucher.failedToast })
        return { type: 'generation-failed' }
      },
    ),
  )

/** Finds out what became of a wish that was left undecided, by a reload or a lost answer; it generates nothing. */
export const startConfirmation = (wish: VoucherWish): Generation =>
  start(wish, true, () =>
    confirmVoucher(wish, swapService).then(
      (voucher) => (voucher ? { type: 'generated', voucher } : { type: 'none-found', companyRef: wish.company.ref }),
      () => ({ type: 'search-failed' }),
    ),
  )

function start(wish: VoucherWish, isConfirming: boolean, work: () => Promise<VoucherDialogEvent>): Generation {
  const key = voucherGroupKey(wish)
  const running = underWay.get(key)
  if (running) return running
  const outcome = work().finally(() => underWay.delete(key))
  const generation = { companyRef: wish.company.ref, isConfirming, outcome }
  underWay.set(key, generation)
  return generation
}
