import { siteConfig, useSession } from 'shared/session'

/** Whose mark the frame carries: the organisation's, else the product's. */
export function useBrand(): { name: string; src: string | undefined; pending: boolean } {
  const { current, lookup } = useSession().organization
  const { product } = siteConfig()
  if (current) return { name: current.name, src: current.brand, pending: false }
  return { name: product.name, src: product.logoUrl, pending: lookup === 'pending' }
}
