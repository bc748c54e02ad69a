import type { SiteConfig } from '../../contract/index.ts'

/**
 * The redirect address on this origin; undefined if there is none.
 * @param registered the addresses that the hosted UI may return to. It compares them as texts, so the configured text is sent
 */
export const registeredAddress = (registered: readonly string[]): string | undefined =>
  registered.find((address) => new URL(address).origin === location.origin)

/**
 * The hosted UI's page that ends its own session in this browser and returns to this site; undefined if the configuration names
 * no redirect address on this origin. @param logoutUri default: that address
 */
export function hostedLogoutAddress(
  { identity }: SiteConfig,
  logoutUri = registeredAddress(identity.oauth.redirectSignOut),
): string | undefined {
  const { userPoolClientId, oauth } = identity
  if (!logoutUri) return undefined
  return `https://${oauth.domain}/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: logoutUri }).toString()}`
}

/**
 * The same, but only if the page responds. Otherwise the customer would end up on the browser's error page.
 * @param signal ends the waiting
 */
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
