import { siteConfig, useSession } from 'shared/session'

interface Brand {
  readonly name: string
  readonly src: string | undefined
  /** The link of the product's logo; an organisation's logo has none. */
  readonly href: string | undefined
  readonly pending: boolean
}

/** The brand that the frame shows: the organisation's, else the product's. */
export function useBrand(): Brand {
  const { current, lookup } = useSession().organization
  const { product, mainSiteUrl } = siteConfig()
  if (current) return { name: current.name, src: current.brand, href: undefined, pending: false }
  return { name: product.name, src: product.logoUrl, href: mainSiteUrl, pending: lookup === 'pending' }
}
