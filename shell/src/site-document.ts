import type { SiteConfig } from 'shared/contract'
import type { Release } from 'shared/federation'

/** What the server tells the shell in the page itself, as JSON in `#site`. */
export interface SiteDocument {
  readonly config: SiteConfig
  readonly release: Release
}

/** Reads the page's own data. It comes from the server that served the script, so it is not checked again. */
export function readSiteDocument(page: Document = document): SiteDocument {
  const element = page.getElementById('site')
  if (!element?.textContent) throw new Error('the page has no #site')
  return JSON.parse(element.textContent) as SiteDocument
}
