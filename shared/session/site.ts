import type { SiteConfig } from '../contract/index.ts'

let installed: SiteConfig | undefined

/** Makes the configuration known to every screen; before any of them loads. */
export function installSiteConfig(config: SiteConfig): void {
  installed = config
}

/** The site's configuration. */
export function siteConfig(): SiteConfig {
  if (!installed) throw new Error('installSiteConfig() has not run')
  return installed
}
