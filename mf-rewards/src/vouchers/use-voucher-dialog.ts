import { useEffect, useReducer } from 'react'
import type { Reward, VoucherWish } from 'shared/contract'
import { showToast } from 'shared/toast'
import type { Membership } from 'shared/query'
import { messages } from '../messages.ts'
import { useGenerateVoucher } from './generate-voucher.ts'
import { openVoucherDialog, voucherDialogReducer, type VoucherDialogState } from './voucher-dialog-state.ts'
import { searchVouchers } from './voucher-search.ts'

export interface VoucherDialogControl {
  readonly state: VoucherDialogState
  readonly chooseCompany: (companyRef: string) => void
  readonly chooseOtherCompany: () => void
  readonly searchAgain: () => void
  readonly generate: () => void
  readonly expire: () => void
}

/** Runs the voucher dialog of a reward: its state, and the calls that the state asks for. */
export function useVoucherDialog(membership: Membership, reward: Reward): VoucherDialogControl {
  const [state, dispatch] = useReducer(voucherDialogReducer, reward.available_companies, openVoucherDialog)
  const generation = useGenerateVoucher(reward.id)
  const isSearching = state.step === 'searching'

  useEffect(() => {
    if (!isSearching) return
    let isAbandoned = false
    void searchVouchers(wishesFor(membership, reward)).then((event) => {
      if (!isAbandoned) dispatch(event)
    })
    return () => {
      isAbandoned = true
    }
  }, [isSearching, membership, reward])

  const generate = () => {
    dispatch({ type: 'generate' })
    if (state.step !== 'no-voucher') return
    const wish = wishesFor(membership, reward).find(({ company }) => company.ref === state.companyRef)
    if (!wish) return
    generation.mutate(wish, {
      onSuccess: (voucher) => dispatch({ type: 'generated', voucher }),
      onError: () => {
        dispatch({ type: 'generation-failed' })
        showToast({ status: 'danger', message: messages.voucher.failedToast })
      },
    })
  }

  return {
    state,
    chooseCompany: (companyRef) => dispatch({ type: 'company-chosen', companyRef }),
    chooseOtherCompany: () => dispatch({ type: 'other-company' }),
    searchAgain: () => dispatch({ type: 'search-again' }),
    generate,
    expire: () => dispatch({ type: 'expired' }),
  }
}

/** One wish a company. */
const wishesFor = ({ sub, organizationKey }: Membership, reward: Reward): VoucherWish[] =>
  reward.available_companies.map((company) => ({ sub, organization: { key: organizationKey }, company, reward }))
