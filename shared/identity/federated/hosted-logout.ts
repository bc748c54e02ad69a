import type { SiteConfig } from '../../contract/index.ts'
import { registeredAddress } from './registered-address.ts'

/** The hosted UI's page that forgets this browser and leads back here; undefined where the configuration names no address of this site. */
export function hostedLogoutAddress({ identity }: SiteConfig): string | undefined {
  const { userPoolClientId, oauth } = identity
  const logoutUri = registeredAddress(oauth.redirectSignOut)
  if (!logoutUri) return undefined
  return `https://${oauth.domain}/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri }).toString()}`
}

/**
 * The same, once it has answered: whoever signs out is not left on the browser's own error page.
 * @param signal ends the waiting
 */
export async function reachableLogoutAddress(config: SiteConfig, signal: AbortSignal): Promise<string | undefined> {
  const address = hostedLogoutAddress(config)
  if (!address) return undefined
  try {
    // Without cookies it forgets nobody yet: that takes the visit.
    await fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal })
    return address
  } catch {
    return undefined
  }
}
