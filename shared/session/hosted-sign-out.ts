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

/** Ends the hosted UI's session too and returns to `/`: for an hour, whoever pressed the button would be signed in (decisions, 0009). */
export function visitSignOut(address: string, organizationKey: string | undefined): void {
  writeStored('session', signedOutOrganizationName, organizationKey)
  location.replace(address)
}
