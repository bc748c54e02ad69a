import type { RewardCompany } from 'shared/contract'
import type { SeenVoucher } from './seen-voucher.ts'

/** What stands in the way, or is worth knowing, before a voucher is generated. */
export type VoucherProblem = 'no-company-chosen' | 'failed' | 'expired'

/** The voucher dialog of one reward (spec §4, "Voucher dialog"). A company is told by its `ref`. */
export type VoucherDialogState =
  /** No company has the reward. */
  | { readonly step: 'unavailable' }
  /** GET comes before anything is offered. */
  | { readonly step: 'searching' }
  | { readonly step: 'search-failed' }
  | { readonly step: 'no-voucher'; readonly companyRef: string | undefined; readonly problem: VoucherProblem | undefined }
  | {
      readonly step: 'generating'
      readonly companyRef: string
      /** What became of an earlier request is asked first. */
      readonly isConfirming: boolean
    }
  | {
      readonly step: 'voucher'
      readonly companyRef: string
      readonly voucher: SeenVoucher
      /** Generated just now, so that it takes the focus of the button that it replaces. */
      readonly isNew: boolean
    }

export type VoucherDialogEvent =
  | { readonly type: 'found'; readonly companyRef: string; readonly voucher: SeenVoucher }
  /** `companyRef` is the company that is chosen by itself, being the only one. */
  | { readonly type: 'none-found'; readonly companyRef: string | undefined }
  | { readonly type: 'search-failed' }
  | { readonly type: 'search-again' }
  | { readonly type: 'company-chosen'; readonly companyRef: string }
  /** Asked to generate, but not where it will be redeemed. */
  | { readonly type: 'company-missed' }
  | { readonly type: 'generate'; readonly isConfirming: boolean }
  /** A generation that began before the dialog was opened. */
  | { readonly type: 'resumed'; readonly companyRef: string; readonly isConfirming: boolean }
  | { readonly type: 'generated'; readonly voucher: SeenVoucher }
  | { readonly type: 'generation-failed' }
  | { readonly type: 'expired' }
  | { readonly type: 'other-company' }

/** The states of a reward that some company has. */
export type AvailableVoucherState = Exclude<VoucherDialogState, { step: 'unavailable' }>

/** How the dialog opens. */
export const openVoucherDialog = (companies: readonly RewardCompany[]): VoucherDialogState =>
  companies.length === 0 ? { step: 'unavailable' } : { step: 'searching' }

/** The next state; an event that does not belong to a state leaves it as it is. */
export function voucherDialogReducer(state: VoucherDialogState, event: VoucherDialogEvent): VoucherDialogState {
  switch (state.step) {
    case 'unavailable':
      return state
    case 'searching':
      switch (event.type) {
        case 'found':
          return { step: 'voucher', companyRef: event.companyRef, voucher: event.voucher, isNew: false }
        case 'none-found':
          return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
        case 'search-failed':
          return { step: 'search-failed' }
        case 'resumed':
          return { step: 'generating', companyRef: event.companyRef, isConfirming: event.isConfirming }
        default:
          return state
      }
    case 'search-failed':
      return event.type === 'search-again' ? { step: 'searching' } : state
    case 'no-voucher':
      switch (event.type) {
        case 'company-chosen':
          return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
        case 'company-missed':
          return { ...state, problem: 'no-company-chosen' }
        case 'generate':
          return state.companyRef === undefined
            ? state
            : { step: 'generating', companyRef: state.companyRef, isConfirming: event.isConfirming }
        default:
          return state
      }
    case 'generating':
      switch (event.type) {
        case 'generated':
          return { step: 'voucher', companyRef: state.companyRef, voucher: event.voucher, isNew: true }
        case 'generation-failed':
          return { step: 'no-voucher', companyRef: state.companyRef, problem: 'failed' }
        case 'none-found':
          return { step: 'no-voucher', companyRef: event.companyRef, problem: undefined }
        case 'search-failed':
          return { step: 'search-failed' }
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
