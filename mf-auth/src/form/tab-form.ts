import type { Action } from 'shared/ui'
import type { FlowStep } from '../flow/flow-store.ts'

/** What a customer typed in one tab and finds again in another. Never a password. */
export interface Draft {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly birthdate: string
  readonly gender: string
}

/** @param phone remembered or hinted; '' if there is none */
export const draftWith = (phone: string): Draft => ({ name: '', phone, email: '', birthdate: '', gender: '0' })

/** The props of a tab's form. */
export interface TabFormProps<Input extends readonly unknown[]> {
  readonly draft: Draft
  readonly onDraftChange: (draft: Draft) => void
  readonly step: FlowStep
  /** Sends the form. It outlives the form: whoever leaves the tab and comes back cannot send a second request meanwhile. */
  readonly sending: Action<Input>
}
