import type { SiteConfig } from '../../contract/index.ts'
import { registeredAddress } from './registered-address.ts'

/** The hosted UI's page that ends its session in this browser and returns here; undefined without a redirect address on this origin. */
export function hostedLogoutAddress({ identity }: SiteConfig): string | undefined {
  const { userPoolClientId, oauth } = identity
  const logoutUri = registeredAddress(oauth.redirectSignOut)
  if (!logoutUri) return undefined
  return `https://${oauth.domain}/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri }).toString()}`
}

/** Undefined too if the page does not respond before the signal: the customer would end up on the browser's error page. */
export async function reachableLogoutAddress(config: SiteConfig, signal: AbortSignal): Promise<string | undefined> {
  const address = hostedLogoutAddress(config)
  if (!address) return undefined
  try {
    // Sent without cookies, this request ends no session; only the visit does.
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return address
  } catch {
    return undefined
  }
}
