import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { SiteConfig } from 'shared/contract'

/* What proxies say of a visitor. Anybody can send their headers: only those of `trustedProxies` in the configuration, such as `10.0.0.0/8`, count. */

type TrustedProxies = Pick<SiteConfig, 'trustedProxies'>

/**
 * Says of a request whether the customer's connection is encrypted. Of several proxies' `X-Forwarded-Proto` the first is the customer's.
 * @throws {Error} with the field of a proxy that is neither an address nor a subnet
 */
export function httpsByProxy(config: TrustedProxies): (request: IncomingMessage) => boolean {
  const isTrusted = trustedBy(config)
  return ({ headers, socket: { remoteAddress = '' } }) =>
    /^\s*https\s*(,|$)/i.test([headers['x-forwarded-proto']].join()) && isTrusted(remoteAddress)
}

/**
 * Says who sends a request: the last address of its way that is no trusted proxy's. Of IPv6 it is the network of 64 bits, since a visitor has
 * all addresses of one. @throws like {@link httpsByProxy}
 */
export function visitorByProxy(config: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = trustedBy(config)
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const way = [headers['x-forwarded-for'] ?? '', remoteAddress]
      .join()
      .split(/\s*,\s*/)
      .filter(Boolean)
    const visitor = way.findLast((address) => !isTrusted(address)) ?? remoteAddress
    return isIP(visitor) === 6 && !visitor.includes('.') ? networkOf(visitor) : visitor.slice(0, longestAddress)
  }
}

const longestAddress = 45

/** The first four groups, in which `::` may stand. */
function networkOf(address: string): string {
  const [first = '', last] = address.split('::')
  const groups = first.split(':').filter(Boolean)
  const missing = last === undefined ? 0 : 8 - groups.length - last.split(':').length
  return [...groups, ...Array<string>(missing).fill('0'), ...(last ?? '').split(':')].slice(0, 4).join(':')
}

function trustedBy({ trustedProxies: addresses }: TrustedProxies): (address: string) => boolean {
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
  return (address) => isIP(address) !== 0 && proxies.check(address, family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
