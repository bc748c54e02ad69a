import { describe, expect, test } from 'vitest'
import type { SeenVoucher } from './seen-voucher.ts'
import {
  openVoucherDialog,
  voucherDialogReducer,
  type VoucherDialogEvent,
  type VoucherDialogState,
} from './voucher-dialog-state.ts'

const voucher: SeenVoucher = {
  organizationKey: 'padaria',
  companyRef: 'a',
  companyName: 'Loja',
  rewardId: '105',
  rewardName: 'Café',
  imagePath: undefined,
  code: 'K7F2-9QXM',
  expiryAt: 1_900_000_000_000,
}

const unavailable: VoucherDialogState = { step: 'unavailable' }
const searching: VoucherDialogState = { step: 'searching' }
const searchFailed: VoucherDialogState = { step: 'search-failed' }
const undecided: VoucherDialogState = { step: 'no-voucher', companyRef: undefined, problem: undefined }
const decided: VoucherDialogState = { step: 'no-voucher', companyRef: 'a', problem: undefined }
const failed: VoucherDialogState = { step: 'no-voucher', companyRef: 'a', problem: 'failed' }
const generating: VoucherDialogState = { step: 'generating', companyRef: 'a', isConfirming: false }
const confirming: VoucherDialogState = { ...generating, isConfirming: true }
const found: VoucherDialogState = { step: 'voucher', companyRef: 'a', voucher, isNew: false }
const generated: VoucherDialogState = { step: 'voucher', companyRef: 'a', voucher, isNew: true }

const events: Record<VoucherDialogEvent['type'], VoucherDialogEvent> = {
  found: { type: 'found', companyRef: 'a', voucher },
  'none-found': { type: 'none-found', companyRef: 'a' },
  'search-failed': { type: 'search-failed' },
  'search-again': { type: 'search-again' },
  'company-chosen': { type: 'company-chosen', companyRef: 'b' },
  'company-missed': { type: 'company-missed' },
  generate: { type: 'generate', isConfirming: false },
  resumed: { type: 'resumed', companyRef: 'a', isConfirming: true },
  generated: { type: 'generated', voucher },
  'generation-failed': { type: 'generation-failed' },
  expired: { type: 'expired' },
  'other-company': { type: 'other-company' },
}

/** What each state makes of the events that mean something to it; all others must leave it as it is. */
const transitions: [name: string, from: VoucherDialogState, Partial<Record<VoucherDialogEvent['type'], VoucherDialogState>>][] = [
  ['unavailable', unavailable, {}],
  ['searching', searching, { found, 'none-found': decided, 'search-failed': searchFailed, resumed: confirming }],
  ['search failed', searchFailed, { 'search-again': searching }],
  [
    'no voucher, no company chosen',
    undecided,
    { 'company-chosen': { ...undecided, companyRef: 'b' }, 'company-missed': { ...undecided, problem: 'no-company-chosen' } },
  ],
  [
    'no voucher, a company chosen',
    decided,
    { 'company-chosen': { ...decided, companyRef: 'b' }, 'company-missed': { ...decided, problem: 'no-company-chosen' }, generate: generating },
  ],
  [
    'no voucher after a failure',
    failed,
    { 'company-chosen': { ...decided, companyRef: 'b' }, 'company-missed': { ...failed, problem: 'no-company-chosen' }, generate: generating },
  ],
  ['generating', generating, { generated, 'generation-failed': failed, 'none-found': decided, 'search-failed': searchFailed }],
  ['a voucher', found, { expired: { ...failed, problem: 'expired' }, 'other-company': undecided }],
  ['a new voucher', generated, { expired: { ...failed, problem: 'expired' }, 'other-company': undecided }],
]

describe.each(transitions)('%s', (_, from, expected) => {
  test.each(Object.values(events))('$type', (event) => {
    expect(voucherDialogReducer(from, event)).toEqual(expected[event.type] ?? from)
  })
})

test('with several companies none is chosen by itself', () => {
  expect(voucherDialogReducer(searching, { type: 'none-found', companyRef: undefined })).toEqual(undecided)
})

test.each([
  [0, unavailable],
  [1, searching],
  [3, searching],
])('with %d companies it opens so', (count, state) => {
  expect(openVoucherDialog(Array.from({ length: count }, (_, index) => ({ name: 'Loja', ref: `${index}` })))).toEqual(state)
})
