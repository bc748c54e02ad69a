/** What a customer typed in one tab and finds again in another. Never a password. */
export interface Draft {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly birthdate: string
  readonly gender: string
}

/** @param phone known or hinted; '' where there is none */
export const draftWith = (phone: string): Draft => ({ name: '', phone, email: '', birthdate: '', gender: '0' })

/** What every tab's form is given. */
export interface DraftProps {
  readonly draft: Draft
  readonly onDraftChange: (draft: Draft) => void
}
