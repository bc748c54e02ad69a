import { BlockList, isIP } from 'node:net'
import type { SiteConfig } from 'shared/contract'

/** Says whose `X-Forwarded-Proto` counts (`trustedProxies` in the configuration): anybody can send one. */
export function trustedProxies({ trustedProxies: addresses }: SiteConfig): (address: string | undefined) => boolean {
  const proxies = new BlockList()
  for (const text of addresses) addTo(proxies, text)
  return (address) => address !== undefined && isIP(address) !== 0 && proxies.check(address, family(address))
}

/** The index of the first configured proxy that is neither an IP address nor a subnet such as `10.0.0.0/8`. */
export function findBadProxy({ trustedProxies: addresses }: SiteConfig): number | undefined {
  const index = addresses.findIndex((text) => {
    try {
      addTo(new BlockList(), text)
      return false
    } catch {
      return true
    }
  })
  return index === -1 ? undefined : index
}

/** Adds an IP address or a subnet to the list. @throws if the text is neither */
function addTo(list: BlockList, text: string): void {
  const [address = '', prefix] = text.split('/')
  if (prefix === undefined) list.addAddress(address, family(address))
  else if (!/^\d+$/.test(prefix)) throw new Error(`${text} is no subnet`)
  else list.addSubnet(address, Number(prefix), family(address))
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
