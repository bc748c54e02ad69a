import type { Sending } from 'shared/ui'
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

export interface TabFormProps {
  readonly draft: Draft
  readonly onDraftChange: (draft: Draft) => void
  readonly step: FlowStep
  readonly sending: Sending
}
