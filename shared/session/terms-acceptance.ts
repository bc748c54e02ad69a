import { callApi } from '../api/index.ts'

let sending: Promise<unknown> | undefined

/** Tells the terms service that the customer has accepted an organisation's terms. A failure is ignored: the terms check then asks the customer. */
export function sendAcceptance(organizationKey: string): void {
  sending = callApi('acceptTerms', { path: { key: organizationKey } })
}

/** Resolves when the last acceptance has its response. The terms check waits for it, so that it does not ask for terms that were just accepted. */
export const acceptanceSent = (): Promise<unknown> => Promise.resolve(sending)
