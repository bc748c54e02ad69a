import { aVoucher } from 'shared/testing/entities'
import type { SeenVoucher } from 'shared/vouchers'
import { expect, test } from 'vitest'
import type { VoucherDialogEvent } from './voucher-dialog-state.ts'
import { searchOutcome } from './voucher-search.ts'

const voucher = (expiryAt: number) => aVoucher({ code: `C${expiryAt}`, expiryAt })
const answer = (value: SeenVoucher | undefined) => ({ status: 'fulfilled', value }) as const
const valid = (expiryAt: number) => answer(voucher(expiryAt))
const none = answer(undefined)
const foundAtB = (expiryAt: number) => ({ type: 'found', companyRef: 'b', voucher: voucher(expiryAt) }) as const
const failure = { status: 'rejected', reason: new Error('network') } as const

test.each<[string, string[], PromiseSettledResult<SeenVoucher | undefined>[], VoucherDialogEvent]>([
  ['the only company is chosen by itself', ['a'], [none], { type: 'none-found', companyRef: 'a' }],
  ['several leave the choice', ['a', 'b'], [none, none], { type: 'none-found', companyRef: undefined }],
  ['a voucher is opened', ['a', 'b'], [none, valid(5)], foundAtB(5)],
  ['the latest of several', ['a', 'b', 'c'], [valid(5), valid(9), valid(7)], foundAtB(9)],
  ['a voucher counts although another company fails', ['a', 'b'], [failure, valid(5)], foundAtB(5)],
  ['without one, a failure leaves it open', ['a', 'b'], [none, failure], { type: 'search-failed' }],
])('%s', (_, refs, answers, event) => expect(searchOutcome(refs, answers)).toEqual(event))
