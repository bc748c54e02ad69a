import type { Organization } from 'shared/contract'
import { siteConfig, useSession } from 'shared/session'

interface Brand {
  readonly name: string
  readonly src: string | undefined
  /** The link of the product's logo; an organisation's logo has none. */
  readonly href: string | undefined
  readonly pending: boolean
}

/** The brand that the frame shows: the organisation's, else the product's. @param kept comes before the product's */
export function useBrand(kept?: Organization): Brand {
  const { current = kept, lookup } = useSession().organization
  const { product, mainSiteUrl } = siteConfig()
  if (current) return { name: current.name, src: current.brand, href: undefined, pending: false }
  return { name: product.name, src: product.logoUrl, href: mainSiteUrl, pending: lookup === 'pending' }
}
