import type { RewardCompany } from 'shared/contract'
import type { SeenVoucher } from 'shared/vouchers'

/** What stands in the way, or is worth knowing, before a voucher is generated. */
type VoucherProblem = 'no-company-chosen' | 'failed' | 'expired'

/** The voucher dialog of one reward (spec §4, "Other states"). A company is known by its `ref`. */
export type VoucherDialogState =
  /** No company has the reward. */
  | { readonly step: 'unavailable' }
  /** GET comes before anything is offered. */
  | { readonly step: 'searching' }
  /** It stays while the search is repeated, and with it the button that was pressed. */
  | { readonly step: 'search-failed'; readonly isRepeating: boolean }
  | {
      readonly step: 'no-voucher'
      readonly companyRef: string | undefined
      readonly problem: VoucherProblem | undefined
    }
  | { readonly step: 'generating'; readonly companyRef: string }
  /** The POST had no answer: GET is asked what became of it. */
  | { readonly step: 'confirming'; readonly companyRef: string }
  /** GET did not tell either: the customer may wait, or generate anyway. */
  | { readonly step: 'undecided'; readonly companyRef: string }
  | { readonly step: 'voucher'; readonly companyRef: string; readonly voucher: SeenVoucher }

export type VoucherDialogEvent =
  | { readonly type: 'found'; readonly companyRef: string; readonly voucher: SeenVoucher }
  /** `companyRef` is the company that is chosen by itself, being the only one. */
  | { readonly type: 'none-found'; readonly companyRef: string | undefined }
  | { readonly type: 'search-failed' }
  | { readonly type: 'search-again' }
  | { readonly type: 'company-chosen'; readonly companyRef: string }
  /** Asked to generate, but not where it will be redeemed. */
  | { readonly type: 'company-missed' }
  /** Also of a generation that began before the dialog was opened. */
  | { readonly type: 'generating' | 'confirming'; readonly companyRef: string }
  | { readonly type: 'generated'; readonly voucher: SeenVoucher }
  | { readonly type: 'generation-failed' }
  | { readonly type: 'undecided' }
  | { readonly type: 'expired' }
  | { readonly type: 'other-company' }

/** The states of a reward that some company has. */
export type AvailableVoucherState = Exclude<VoucherDialogState, { step: 'unavailable' }>

export const openVoucherDialog = (companies: readonly RewardCompany[]): VoucherDialogState =>
  companies.length === 0 ? { step: 'unavailable' } : { step: 'searching' }

export const isSearching = (state: VoucherDialogState): boolean =>
  state.step === 'searching' || (state.step === 'search-failed' && state.isRepeating)

/** The next state; an event that does not belong to a state leaves it as it is. */
export function voucherDialogReducer(state: VoucherDialogState, event: VoucherDialogEvent): VoucherDialogState {
  switch (state.step) {
    case 'unavailable':
      return state
    case 'searching':
      return afterSearch(state, event)
    case 'search-failed':
      if (event.type === 'search-again') return { step: 'search-failed', isRepeating: true }
      return state.isRepeating ? afterSearch(state, event) : state
    case 'no-voucher':
    case 'undecided':
      switch (event.type) {
        case 'company-chosen':
          return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
        case 'company-missed':
          return { step: 'no-voucher', companyRef: state.companyRef, problem: 'no-company-chosen' }
        case 'generating':
        case 'confirming':
          return { step: event.type, companyRef: event.companyRef }
        default:
          return state
      }
    case 'generating':
    case 'confirming':
      switch (event.type) {
        case 'confirming':
          return { step: 'confirming', companyRef: event.companyRef }
        case 'generated':
          return { step: 'voucher', companyRef: state.companyRef, voucher: event.voucher }
        case 'generation-failed':
          return { step: 'no-voucher', companyRef: state.companyRef, problem: 'failed' }
        case 'undecided':
          return { step: 'undecided', companyRef: state.companyRef }
        case 'none-found':
          return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
        default:
          return state
      }
    case 'voucher':
      switch (event.type) {
        case 'expired':
          return { step: 'no-voucher', companyRef: state.companyRef, problem: 'expired' }
        case 'other-company':
          return { step: 'no-voucher', companyRef: undefined, problem: undefined }
        default:
          return state
      }
  }
}

function afterSearch(state: VoucherDialogState, event: VoucherDialogEvent): VoucherDialogState {
  switch (event.type) {
    case 'found':
      return { step: 'voucher', companyRef: event.companyRef, voucher: event.voucher }
    case 'none-found':
      return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
    case 'search-failed':
      return { step: 'search-failed', isRepeating: false }
    case 'generating':
    case 'confirming':
      return { step: event.type, companyRef: event.companyRef }
    default:
      return state
  }
}
