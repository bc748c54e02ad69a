export { readConfiguredOverrideKey } from './configured-override-key.ts'
export { isFreePort, readConfiguredPort } from './configured-port.ts'
export { readConfiguredSite } from './configured-site.ts'
export {
  createSiteServer,
  openRelease,
  openSite,
  stopOnSignal,
  type Site,
  type SiteServer,
  type SiteServerOptions,
} from './site-server.ts'
