import { callApi } from '../api/index.ts'
import { readStored, writeStored } from './browser-storage.ts'

const storedFor = 'acknowledgedCustomer'

/** Tells the API, once per customer and session, that a verified customer is here (spec §4). */
export async function acknowledge(sub: string): Promise<void> {
  if (readStored('session', storedFor) === sub) return
  writeStored('session', storedFor, sub)
  const answer = await callApi('acknowledge')
  if (!answer.ok) forgetAcknowledgement()
}

/** The next session is acknowledged anew. */
export const forgetAcknowledgement = (): void => writeStored('session', storedFor, undefined)
