import { BlockList, isIP } from 'node:net'
import type { SiteConfig } from 'shared/contract'

/**
 * Tells whether an address is that of a proxy whose word on the customer's connection counts (`trustedProxies` in the
 * configuration). Anybody else may write `X-Forwarded-Proto` as well.
 */
export function trustedProxies({ trustedProxies: addresses }: SiteConfig): (address: string | undefined) => boolean {
  const proxies = new BlockList()
  for (const text of addresses) addTo(proxies, text)
  return (address) => address !== undefined && isIP(address) !== 0 && proxies.check(address, family(address))
}

/** The first of the configured proxies that is neither an IP address nor a subnet such as `10.0.0.0/8`, by its place. */
export function findBadProxy({ trustedProxies: addresses }: SiteConfig): number | undefined {
  const place = addresses.findIndex((text) => {
    try {
      addTo(new BlockList(), text)
      return false
    } catch {
      return true
    }
  })
  return place === -1 ? undefined : place
}

/** @throws where the text is neither */
function addTo(list: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/')
  if (prefix === undefined) list.addAddress(address, family(address))
  else if (!/^\d+$/.test(prefix)) throw new Error(`${text} is no subnet`)
  else list.addSubnet(address, Number(prefix), family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
