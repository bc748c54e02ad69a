import { callApi, valueOrThrow } from 'shared/api'
import { encodeVoucherRules, swapProvider, voucherGroupKey, type VoucherWish } from 'shared/contract'
import { customerKey, queryClient, queryOptions } from 'shared/query'
import { keepVoucher } from './kept-vouchers.ts'
import { latestValidVoucher } from './latest-valid-voucher.ts'
import { seenVoucher, type SeenVoucher } from './seen-voucher.ts'
import type { VoucherDialogEvent } from './voucher-dialog-state.ts'

/** What a GET is for. Each has its own key: an answer asked for earlier never stands in for a later one. */
type Purpose = 'opening' | 'deciding'

const voucherQuery = (wish: VoucherWish, purpose: Purpose) => {
  const scope = { sub: wish.sub, organizationKey: wish.organization.key }
  return queryOptions({
    queryKey: customerKey(scope, 'voucher', wish.company.ref, wish.reward.id, purpose),
    queryFn: async ({ signal }) => {
      const query = { provider: swapProvider(wish.organization.key), rules: encodeVoucherRules(voucherGroupKey(wish)) }
      const vouchers = valueOrThrow(await callApi('vouchers', { query, signal }))
      return latestValidVoucher(vouchers, Date.now()) ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/** Asks the swap service for the valid voucher of a wish, and keeps it on this device. Throws an `ApiFailure` where it does not answer. */
export async function findVoucher(wish: VoucherWish, purpose: Purpose): Promise<SeenVoucher | undefined> {
  const voucher = await queryClient.fetchQuery(voucherQuery(wish, purpose))
  if (!voucher) return undefined
  const seen = seenVoucher(wish, voucher)
  keepVoucher(wish.sub, seen)
  return seen
}

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
