import type { SiteConfig } from '../contract/index.ts'

let installed: SiteConfig | undefined

/** Call it before any screen loads. */
export function installSiteConfig(config: SiteConfig): void {
  installed = config
}

/** @throws before `installSiteConfig` */
export function siteConfig(): SiteConfig {
  if (!installed) throw new Error('installSiteConfig() has not run')
  return installed
}
