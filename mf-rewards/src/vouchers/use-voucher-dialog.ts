import { useEffect, useMemo, useReducer, useState } from 'react'
import { askTime } from 'shared/api'
import type { Reward, VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import type { Membership } from 'shared/query'
import { generationInFlight, startConfirmation, startGeneration, startGenerationAnyway } from './generations.ts'
import { undecidedWishes } from './undecided-wishes.ts'
import {
  isSearching,
  openVoucherDialog,
  voucherDialogReducer,
  type VoucherDialogState,
} from './voucher-dialog-state.ts'
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
  const wishes = useMemo(() => wishesFor(membership, reward), [membership, reward])
  const [generation, setGeneration] = useState(() => generationInFlight(wishes))

  useEffect(() => generation?.follow(dispatch), [generation])

  const searching = isSearching(state)
  useEffect(() => {
    if (!searching || generation) return
    let isAbandoned = false
    const search = async () => {
      const event = await searchVouchers(wishes)
      if (isAbandoned) return
      const undecided = event.type === 'none-found' ? wishes.find(undecidedWishes.has) : undefined
      if (undecided) setGeneration(startConfirmation(undecided))
      else dispatch(event)
    }
    void search()
    return () => {
      isAbandoned = true
    }
  }, [searching, generation, wishes])

  const generate = () => {
    if (state.step !== 'no-voucher' && state.step !== 'undecided') return
    const wish = wishes.find(({ company }) => company.ref === state.companyRef)
    if (!wish) dispatch({ type: 'company-missed' })
    else setGeneration(state.step === 'undecided' ? startGenerationAnyway(wish) : startGeneration(wish))
  }

  const expire = async () => {
    // The device's clock may have been put forward.
    await askTime()
    if (state.step === 'voucher' && state.voucher.expiryAt <= now()) dispatch({ type: 'expired' })
  }

  return {
    state,
    chooseCompany: (companyRef) => dispatch({ type: 'company-chosen', companyRef }),
    chooseOtherCompany: () => dispatch({ type: 'other-company' }),
    searchAgain: () => dispatch({ type: 'search-again' }),
    generate,
    expire: () => void expire(),
  }
}

/** One wish a company. */
const wishesFor = ({ sub, organizationKey }: Membership, reward: Reward): VoucherWish[] =>
  reward.available_companies.map((company) => ({ sub, organization: { key: organizationKey }, company, reward }))
