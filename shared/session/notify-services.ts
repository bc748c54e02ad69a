import { callApi } from '../api/index.ts'
import { readStored, writeStored } from './browser-storage.ts'

const acknowledgedEntry = 'acknowledgedCustomer'

/** Tells the API that a verified customer is here, once per customer and session (spec §4). */
export async function acknowledge(sub: string): Promise<void> {
  if (readStored('session', acknowledgedEntry) === sub) return
  writeStored('session', acknowledgedEntry, sub)
  const answer = await callApi('acknowledge')
  if (!answer.ok) forgetAcknowledgement()
}

/** Forgets the acknowledgement, so that the next session is acknowledged again. */
export const forgetAcknowledgement = (): void => writeStored('session', acknowledgedEntry, undefined)

let sending: Promise<unknown> | undefined

/** Tells the terms service that the customer has accepted an organisation's terms. A failure is ignored: the terms check then asks the customer. */
export function sendAcceptance(organizationKey: string): void {
  sending = callApi('acceptTerms', { path: { key: organizationKey } })
}

/** Resolves when the last acceptance has its response. The terms check waits for it, so that it does not ask for terms that were just accepted. */
export const acceptanceSent = (): Promise<unknown> => Promise.resolve(sending)
