import { aVoucher } from 'shared/testing/entities'
import { describe, expect, test } from 'vitest'
import {
  isSearching,
  openVoucherDialog,
  voucherDialogReducer,
  type VoucherDialogEvent,
  type VoucherDialogState,
} from './voucher-dialog-state.ts'

const voucher = aVoucher()

const unavailable: VoucherDialogState = { step: 'unavailable' }
const searching: VoucherDialogState = { step: 'searching' }
const searchFailed: VoucherDialogState = { step: 'search-failed', isRepeating: false }
const searchingAgain: VoucherDialogState = { step: 'search-failed', isRepeating: true }
const nowhere: VoucherDialogState = { step: 'no-voucher', companyRef: undefined, problem: undefined }
const atCompany: VoucherDialogState = { step: 'no-voucher', companyRef: 'a', problem: undefined }
const failed: VoucherDialogState = { ...atCompany, problem: 'failed' }
const generating: VoucherDialogState = { step: 'generating', companyRef: 'a' }
const confirming: VoucherDialogState = { step: 'confirming', companyRef: 'a' }
const undecided: VoucherDialogState = { step: 'undecided', companyRef: 'a' }
const withVoucher: VoucherDialogState = { step: 'voucher', companyRef: 'a', voucher }

const events: Record<VoucherDialogEvent['type'], VoucherDialogEvent> = {
  found: { type: 'found', companyRef: 'a', voucher },
  'none-found': { type: 'none-found', companyRef: 'a' },
  'search-failed': { type: 'search-failed' },
  'search-again': { type: 'search-again' },
  'company-chosen': { type: 'company-chosen', companyRef: 'b' },
  'company-missed': { type: 'company-missed' },
  generating: { type: 'generating', companyRef: 'a' },
  confirming: { type: 'confirming', companyRef: 'a' },
  generated: { type: 'generated', voucher },
  'generation-failed': { type: 'generation-failed' },
  undecided: { type: 'undecided' },
  expired: { type: 'expired' },
  'other-company': { type: 'other-company' },
}

type Transitions = Partial<Record<VoucherDialogEvent['type'], VoucherDialogState>>

const searchEnds: Transitions = {
  found: withVoucher,
  'none-found': atCompany,
  'search-failed': searchFailed,
  generating,
  confirming,
}
const generationEnds: Transitions = {
  confirming,
  generated: withVoucher,
  'generation-failed': failed,
  undecided,
  'none-found': atCompany,
}
const atOther: VoucherDialogState = { ...atCompany, companyRef: 'b' }
const missed: VoucherDialogState = { ...atCompany, problem: 'no-company-chosen' }
const offer: Transitions = { 'company-chosen': atOther, 'company-missed': missed, generating, confirming }

/** What each state makes of the events that mean something to it; all others must leave it as it is. */
const transitions: [name: string, from: VoucherDialogState, Transitions][] = [
  ['unavailable', unavailable, {}],
  ['searching', searching, searchEnds],
  ['search failed', searchFailed, { 'search-again': searchingAgain }],
  ['searching again', searchingAgain, searchEnds],
  ['no company chosen', nowhere, { ...offer, 'company-missed': { ...missed, companyRef: undefined } }],
  ['a company chosen', atCompany, offer],
  ['after a failure', failed, offer],
  ['generating', generating, generationEnds],
  ['confirming', confirming, generationEnds],
  ['undecided', undecided, offer],
  ['a voucher', withVoucher, { expired: { ...failed, problem: 'expired' }, 'other-company': nowhere }],
]

describe.each(transitions)('%s', (_, from, expected) => {
  test.each(Object.values(events))('$type', (event) => {
    expect(voucherDialogReducer(from, event)).toEqual(expected[event.type] ?? from)
  })
})

test('with several companies none is chosen by itself', () => {
  expect(voucherDialogReducer(searching, { type: 'none-found', companyRef: undefined })).toEqual(nowhere)
})

test.each([
  [0, unavailable],
  [1, searching],
  [3, searching],
])('with %d companies it opens so', (count, state) => {
  expect(openVoucherDialog(Array.from({ length: count }, (_, index) => ({ name: 'Loja', ref: `${index}` })))).toEqual(
    state,
  )
})

test.each(transitions)('%s: whether the companies are being asked', (_, state) => {
  expect(isSearching(state)).toBe(state === searching || state === searchingAgain)
})
