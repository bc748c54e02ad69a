import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { SiteConfig } from 'shared/contract'

/**
 * Says of a request whether the customer's connection is encrypted. Its `X-Forwarded-Proto` says so, which anybody can send: only that
 * of a trusted proxy counts (`trustedProxies` in the configuration, such as `10.0.0.0/8`). Of several proxies' the first is the customer's.
 * @throws {Error} with the field of one that is neither an address nor a subnet
 */
export function httpsByProxy({ trustedProxies: addresses }: SiteConfig): (request: IncomingMessage) => boolean {
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
  return ({ headers, socket: { remoteAddress = '' } }) =>
    /^\s*https\s*(,|$)/i.test([headers['x-forwarded-proto']].join()) &&
    isIP(remoteAddress) !== 0 &&
    proxies.check(remoteAddress, family(remoteAddress))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
