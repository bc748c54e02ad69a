export { isFreePort, readConfiguredOverrideKey, readConfiguredPort, readConfiguredSite } from './configuration.ts'
export { createMetrics } from './metrics.ts'
export {
  createSiteServer,
  openRelease,
  openSite,
  stopOnSignal,
  type Site,
  type SiteServer,
  type SiteServerOptions,
} from './site-server.ts'
