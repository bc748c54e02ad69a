import type { SiteConfig } from 'shared/contract'
import type { Release } from 'shared/federation'

/** The data that the server writes into the page for the shell, as JSON in `#site`. */
export interface SiteDocument {
  readonly config: SiteConfig
  readonly release: Release
  /** The server takes reports of what a browser meets (`browser-report.ts`). */
  readonly takesReports?: true
}

/** Reads the page's own data. It comes from the same server as the script, so its shape is not checked. @throws if there is none */
export function readSiteDocument(page: Document = document): SiteDocument {
  const element = page.getElementById('site')
  if (!element?.textContent) throw new Error('the page has no #site')
  return JSON.parse(element.textContent) as SiteDocument
}
