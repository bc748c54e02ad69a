import { callApi } from '../api/index.ts'
import { readStored, writeStored } from './browser-storage.ts'

const storedFor = 'acknowledgedCustomer'

/** Tells the API that a verified customer is here, once per customer and session (spec §4). */
export async function acknowledge(sub: string): Promise<void> {
  if (readStored('session', storedFor) === sub) return
  writeStored('session', storedFor, sub)
  const answer = await callApi('acknowledge')
  if (!answer.ok) forgetAcknowledgement()
}

/** Forgets the acknowledgement, so that the next session is acknowledged again. */
export const forgetAcknowledgement = (): void => writeStored('session', storedFor, undefined)
