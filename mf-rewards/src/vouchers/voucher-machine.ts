import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askTime, isOffline } from 'shared/api'
import type { Reward, VoucherWish } from 'shared/contract'
import { now } from 'shared/format'
import type { CustomerScope } from 'shared/query'
import { showToast } from 'shared/toast'
import { keepVoucher, keptVouchers, type SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import {
  generateAnyway,
  generateVoucher,
  getUndecidedVoucher,
  type Generation,
  type VoucherService,
} from './generate-voucher.ts'
import { latestValidVoucher, swapService } from './swap-service.ts'

/** What stands in the way, or is worth knowing, before a voucher is generated. */
type VoucherProblem = 'no-company-chosen' | 'offline' | 'failed' | 'expired'

/** How far a reward's voucher is (spec §4, "Other states"). A company is known by its `ref`. */
export type VoucherState =
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
  /** `isKept`: this device kept it, and GET has not confirmed it. */
  | { readonly step: 'voucher'; readonly voucher: SeenVoucher; readonly isNew?: true; readonly isKept?: true }

/** The states of a reward that some company has. */
export type AvailableVoucherState = Exclude<VoucherState, { step: 'unavailable' }>

/** The one place that decides how far a reward's voucher is. What does not belong to a state leaves it as it is. */
export interface VoucherMachine {
  readonly state: () => VoucherState
  /** Calls the listener, which is an open dialog's, after each change. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Looks for a voucher at each company at once (readings, "Data and display"). @param wishes one a company */
  readonly search: (wishes: readonly VoucherWish[]) => Promise<void>
  /** @param companyRef undefined takes the choice back */
  readonly chooseCompany: (companyRef: string | undefined) => void
  /** Pressing twice is pressing once. @param wishes one a company */
  readonly generate: (wishes: readonly VoucherWish[]) => Promise<void>
  /** Asks for the time first: the device's clock may have been put forward. */
  readonly expire: () => Promise<void>
}

/** The machines that are generating, or ask what became of an earlier POST, by customer and reward: a dialog that was closed finds its own when it is opened again. */
const generating = new Map<string, VoucherMachine>()

/** The machine of a customer's reward: the one that is generating, or a new one. */
export function voucherMachine(customer: CustomerScope, reward: Reward, service = swapService): VoucherMachine {
  const key = `${customer.sub}:${customer.organizationKey}:${reward.id}`
  return generating.get(key) ?? createMachine(key, customer, reward, service)
}

function createMachine(
  key: string,
  { sub, organizationKey }: CustomerScope,
  { id, available_companies: companies }: Reward,
  service: VoucherService,
): VoucherMachine {
  const listeners = new Set<() => void>()
  const kept = keptVouchers(organizationKey).find((voucher) => voucher.rewardId === id)
  let state: VoucherState =
    companies.length === 0
      ? { step: 'unavailable' }
      : kept
        ? { step: 'voucher', voucher: kept, isKept: true }
        : { step: 'searching' }
  let isAsking = false

  function enter(next: VoucherState): void {
    state = next
    for (const listener of listeners) listener()
  }

  async function search(wishes: readonly VoucherWish[]): Promise<void> {
    if (!isUnconfirmed(state) || isAsking) return
    if (state.step === 'search-failed') enter({ step: 'search-failed', isRepeating: true })
    isAsking = true
    const answers = await Promise.allSettled(wishes.map((wish) => service.get(wish)))
    isAsking = false
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
    for (const voucher of found) keepVoucher(sub, voucher)
    // Meanwhile another shop was chosen, or the kept one expired.
    if (!isUnconfirmed(state)) return
    const latest = latestValidVoucher(found, 0)
    const undecided = wishes.find(service.undecided.has)
    if (latest) enter({ step: 'voucher', voucher: latest })
    // A kept voucher stays. Else nothing may be offered as long as one might exist already.
    else if (answers.some(({ status }) => status === 'rejected')) {
      if (state.step !== 'voucher') enter({ step: 'search-failed', isRepeating: false })
    } else if (undecided && listeners.size > 0) await follow(undecided, getUndecidedVoucher, undefined)
    else {
      const [only, another] = wishes
      enter({ step: 'no-voucher', companyRef: another ? undefined : only?.company.ref, problem: undefined })
    }
  }

  async function generate(wishes: readonly VoucherWish[]): Promise<void> {
    if (state.step !== 'no-voucher' && state.step !== 'undecided') return
    const { step, companyRef } = state
    const wish = wishes.find(({ company }) => company.ref === companyRef)
    if (wish && isOffline()) enter({ step: 'no-voucher', companyRef, problem: 'offline' })
    else if (wish) await follow(wish, step === 'undecided' ? generateAnyway : generateVoucher, 'failed')
    else enter({ step: 'no-voucher', companyRef, problem: 'no-company-chosen' })
  }

  /** Follows a generation to its end, also when the dialog is closed. @param problem what it means that there is no voucher */
  async function follow(wish: VoucherWish, work: Generation, problem: 'failed' | undefined): Promise<void> {
    const companyRef = wish.company.ref
    enter({ step: 'generating', companyRef })
    generating.set(key, machine)
    const result = await work(wish, service, () => enter({ step: 'confirming', companyRef }))
    generating.delete(key)
    // A voucher is seen when the dialog is opened again.
    const isClosed = listeners.size === 0
    switch (result.type) {
      case 'generated':
        keepVoucher(sub, result.voucher)
        return enter({ step: 'voucher', voucher: result.voucher, isNew: true })
      case 'none':
        if (isClosed && problem) showToast({ status: 'danger', message: messages.voucher.requestFailed })
        return enter({ step: 'no-voucher', companyRef, problem })
      case 'undecided':
        if (isClosed) showToast({ status: 'warning', message: messages.voucher.undecidedToast })
        return enter({ step: 'undecided', companyRef })
    }
  }

  function chooseCompany(companyRef: string | undefined): void {
    if (state.step !== 'no-voucher' && state.step !== 'undecided' && state.step !== 'voucher') return
    enter({ step: 'no-voucher', companyRef, problem: undefined })
  }

  async function expire(): Promise<void> {
    await askTime()
    if (state.step !== 'voucher' || state.voucher.expiryAt > now()) return
    enter({ step: 'no-voucher', companyRef: state.voucher.companyRef, problem: 'expired' })
  }

  const machine: VoucherMachine = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    search,
    chooseCompany,
    generate,
    expire,
  }
  return machine
}

/** Whether GET has yet to say what there is. */
const isUnconfirmed = (state: VoucherState): boolean =>
  state.step === 'searching' || state.step === 'search-failed' || (state.step === 'voucher' && state.isKept === true)

export interface VoucherControl extends Pick<VoucherMachine, 'chooseCompany'> {
  readonly state: VoucherState
  readonly search: () => void
  readonly generate: () => void
  readonly expire: () => void
}

/** Opens the machine of a reward, for its dialog. */
export function useVoucherMachine(customer: CustomerScope, reward: Reward): VoucherControl {
  const [machine] = useState(() => voucherMachine(customer, reward))
  const state = useSyncExternalStore(machine.subscribe, machine.state)
  const wishes = useMemo(() => wishesFor(customer, reward), [customer, reward])
  const isToSearch = state.step === 'searching' || (state.step === 'voucher' && state.isKept)
  useEffect(() => {
    if (isToSearch) void machine.search(wishes)
  }, [isToSearch, machine, wishes])
  return {
    state,
    chooseCompany: machine.chooseCompany,
    search: () => void machine.search(wishes),
    generate: () => void machine.generate(wishes),
    expire: () => void machine.expire(),
  }
}

/** One wish a company. */
const wishesFor = ({ sub, organizationKey }: CustomerScope, reward: Reward): VoucherWish[] =>
  reward.available_companies.map((company) => ({ sub, organization: { key: organizationKey }, company, reward }))
