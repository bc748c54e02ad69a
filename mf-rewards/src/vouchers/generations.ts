import { voucherGroupKey, type VoucherWish } from 'shared/contract'
import { showToast } from 'shared/toast'
import { messages } from '../messages.ts'
import { confirmVoucher, generateAnyway, generateVoucher, type GenerationResult } from './generate-voucher.ts'
import { swapService } from './swap-service.ts'
import type { VoucherDialogEvent } from './voucher-dialog-state.ts'

type Listener = (event: VoucherDialogEvent) => void

export interface Generation {
  /** Tells how far it is, and each step from now on. Returns what ends that. */
  readonly follow: (listener: Listener) => () => void
}

/** What is under way in this tab, by wish: a dialog that was closed finds its generation when it is opened again. */
const inFlight = new Map<string, Generation>()

export const generationInFlight = (wishes: readonly VoucherWish[]): Generation | undefined =>
  wishes.map((wish) => inFlight.get(voucherGroupKey(wish))).find((generation) => generation !== undefined)

/** Generates the voucher of a wish. Pressing twice is pressing once. */
export const startGeneration = (wish: VoucherWish): Generation =>
  start(wish, async (onConfirming) => eventOf(await generateVoucher(wish, swapService, onConfirming)))

/** The same for an undecided wish whose customer does not want to wait for the first voucher. */
export const startGenerationAnyway = (wish: VoucherWish): Generation =>
  start(wish, async (onConfirming) => eventOf(await generateAnyway(wish, swapService, onConfirming)))

/** Finds out what became of an undecided wish; it generates nothing. */
export const startConfirmation = (wish: VoucherWish): Generation =>
  start(wish, async (onConfirming) => {
    const result = await confirmVoucher(wish, swapService, onConfirming)
    return result.type === 'none' ? { type: 'none-found', companyRef: wish.company.ref } : result
  })

const eventOf = (result: GenerationResult): VoucherDialogEvent =>
  result.type === 'none' ? { type: 'generation-failed' } : result

function start(wish: VoucherWish, work: (onConfirming: () => void) => Promise<VoucherDialogEvent>): Generation {
  const key = voucherGroupKey(wish)
  const running = inFlight.get(key)
  if (running) return running

  const companyRef = wish.company.ref
  const listeners = new Set<Listener>()
  let latest: VoucherDialogEvent = { type: 'generating', companyRef }
  const tell = (event: VoucherDialogEvent) => {
    latest = event
    for (const listener of listeners) listener(event)
  }
  const generation: Generation = {
    follow: (listener) => {
      listeners.add(listener)
      listener(latest)
      return () => listeners.delete(listener)
    },
  }
  inFlight.set(key, generation)
  void work(() => tell({ type: 'confirming', companyRef })).then((end) => {
    inFlight.delete(key)
    if (listeners.size === 0) notifyWithoutDialog(end)
    tell(end)
  })
  return generation
}

/** A voucher that was generated is seen when the dialog is opened again. */
function notifyWithoutDialog({ type }: VoucherDialogEvent): void {
  if (type === 'generation-failed') showToast({ status: 'danger', message: messages.voucher.requestFailed })
  if (type === 'undecided') showToast({ status: 'warning', message: messages.voucher.undecidedToast })
}
