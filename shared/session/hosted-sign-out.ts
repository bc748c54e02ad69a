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
 * Leaves for the hosted UI's sign-out, which leads back to `/`. Otherwise the hosted UI would know this browser for another hour, and
 * let in whoever presses the button next (decisions, 0009).
 * @param organizationKey the organisation that the customer then returns to
 */
export function visitSignOut(address: string, organizationKey: string | undefined): void {
  writeStored('session', signedOutOrganizationName, organizationKey)
  location.replace(address)
}
