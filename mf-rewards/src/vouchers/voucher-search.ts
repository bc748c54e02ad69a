import type { VoucherWish } from 'shared/contract'
import type { SeenVoucher } from 'shared/vouchers'
import { findVoucher, latestValidVoucher } from './swap-service.ts'
import type { VoucherDialogEvent } from './voucher-dialog-state.ts'

/** Looks for a voucher at each company at once, as the dialog does when it opens (readings, "Data and display"). */
export async function searchVouchers(wishes: readonly VoucherWish[]): Promise<VoucherDialogEvent> {
  return searchOutcome(
    wishes.map(({ company }) => company.ref),
    await Promise.allSettled(wishes.map((wish) => findVoucher(wish, 'opening'))),
  )
}

/** What the companies' answers, in the companies' order, mean for the dialog. */
export function searchOutcome(
  companyRefs: readonly string[],
  answers: readonly PromiseSettledResult<SeenVoucher | undefined>[],
): VoucherDialogEvent {
  const found = answers.flatMap((answer, index) => {
    const companyRef = companyRefs[index]
    return answer.status === 'fulfilled' && answer.value && companyRef !== undefined
      ? [{ companyRef, voucher: answer.value, expiryAt: answer.value.expiryAt }]
      : []
  })
  const latest = latestValidVoucher(found, 0)
  if (latest) return { type: 'found', companyRef: latest.companyRef, voucher: latest.voucher }
  // Nothing may be offered as long as a voucher might exist already.
  if (answers.some(({ status }) => status === 'rejected')) return { type: 'search-failed' }
  return { type: 'none-found', companyRef: companyRefs.length === 1 ? companyRefs[0] : undefined }
}
