import { readStored, sendAcceptance, writeStored } from 'shared/session'

/* The sign-up's notice was the acceptance. The terms service learns of it after the next sign-in (readings, "Routes, start, organisation"). */

const acceptedTermsEntry = 'acceptedTerms'

/** Remembers that the account with this phone was created under an organisation's terms. */
export function rememberAcceptance(phoneNumber: string, organizationKey: string): void {
  writeStored('session', acceptedTermsEntry, `${phoneNumber} ${organizationKey}`)
}

/** Tells the terms service after the sign-in. */
export function sendRememberedAcceptance(phoneNumber: string): void {
  const [acceptedBy, key] = readStored('session', acceptedTermsEntry)?.split(' ') ?? []
  // Another account signed in: it accepted nothing.
  if (acceptedBy !== phoneNumber || !key) return
  writeStored('session', acceptedTermsEntry, undefined)
  sendAcceptance(key)
}
