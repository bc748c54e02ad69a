import { callApi } from 'shared/api'
import { readStored, writeStored } from 'shared/session'

/*
 * The notice beside the sign-up form was the acceptance of the organisation's terms; the terms
 * service hears of it after the first sign-in that follows (readings, "Routes, start, organisation").
 * Until then this tab remembers who accepted what.
 */

const storedName = 'acceptedTerms'

/** Remembers that the account of a phone was made under an organisation's terms. */
export function rememberAcceptance(phoneNumber: string, organizationKey: string): void {
  writeStored('session', storedName, `${phoneNumber} ${organizationKey}`)
}

/** Tells the terms service, once signed in. A failure is silent: the terms check then asks the customer. */
export async function sendAcceptance(phoneNumber: string): Promise<void> {
  const [acceptedBy, key] = readStored('session', storedName)?.split(' ') ?? []
  // Another account's sign-in proves nothing about this one's acceptance.
  if (acceptedBy !== phoneNumber || !key) return
  writeStored('session', storedName, undefined)
  await callApi('acceptTerms', { path: { key } })
}
