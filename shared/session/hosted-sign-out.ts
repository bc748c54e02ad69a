import { abortAfter, whenAborted } from '../tasks/index.ts'
import { signedOutOrganizationName } from './arrival.ts'
import { writeStored } from './browser-storage.ts'
import { siteConfig } from './site.ts'

/** The address of the hosted UI's sign-out, for a federated customer; undefined if it does not respond in time (spec §8). */
export async function hostedSignOut(timeoutMs: number): Promise<string | undefined> {
  const address = await abortAfter(timeoutMs, (signal) => {
    const hosted = import(/* webpackChunkName: "hosted-logout" */ '../identity/federated/hosted-logout.ts')
    const reachable = hosted.then(({ reachableLogoutAddress }) => reachableLogoutAddress(siteConfig(), signal))
    return Promise.race([reachable.catch(() => undefined), whenAborted(signal)])
  })
  if (!address) console.info('Signout timeout fail')
  return address
}

/**
 * Visits the hosted UI's sign-out, which returns to `/`. Otherwise the hosted UI's own session would last for another hour, and
 * anybody who presses the button in that time would be signed in (decisions, 0009).
 * @param organizationKey the organisation that the customer then returns to
 */
export function visitSignOut(address: string, organizationKey: string | undefined): void {
  writeStored('session', signedOutOrganizationName, organizationKey)
  location.replace(address)
}
