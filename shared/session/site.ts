import type { SiteConfig } from '../contract/index.ts'

let installed: SiteConfig | undefined

/** Sets the configuration for every screen; call it before any screen loads. */
export function installSiteConfig(config: SiteConfig): void {
  installed = config
}

/** The site's configuration. Throws before `installSiteConfig`. */
export function siteConfig(): SiteConfig {
  if (!installed) throw new Error('installSiteConfig() has not run')
  return installed
}
