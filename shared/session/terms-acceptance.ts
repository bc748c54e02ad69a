import { callApi } from '../api/index.ts'

let sending: Promise<unknown> | undefined

/** Tells the terms service that the customer has accepted an organisation's terms. A failure is silent: the terms check then asks the customer. */
export function sendAcceptance(organizationKey: string): void {
  sending = callApi('acceptTerms', { path: { key: organizationKey } })
}

/** Ends when the service has been told. Only the terms check waits for it, since it would ask for what was just accepted. */
export const acceptanceSent = (): Promise<unknown> => Promise.resolve(sending)
