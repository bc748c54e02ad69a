import { BlockList, isIP } from 'node:net'
import type { SiteConfig } from 'shared/contract'

/**
 * Says whose `X-Forwarded-Proto` counts (`trustedProxies` in the configuration, such as `10.0.0.0/8`): anybody can send one.
 * @throws {Error} with the field of one that is neither an address nor a subnet
 */
export function trustedProxies({ trustedProxies: addresses }: SiteConfig): (address: string | undefined) => boolean {
  const proxies = new BlockList()
  for (const [index, text] of addresses.entries()) {
    const [address = '', prefix] = text.split('/')
    try {
      if (prefix === undefined) proxies.addAddress(address, family(address))
      else proxies.addSubnet(address, /^\d+$/.test(prefix) ? Number(prefix) : NaN, family(address))
    } catch (cause) {
      throw new Error(`trustedProxies.${index}: is neither an IP address nor a subnet`, { cause })
    }
  }
  return (address) => address !== undefined && isIP(address) !== 0 && proxies.check(address, family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
