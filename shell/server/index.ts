export { readConfiguredPort } from './configured-port.ts'
export { readConfiguredSite } from './configured-site.ts'
export { isFreePort } from './free-port.ts'
export { createSiteServer, openSite, stopOnSignal, type Site, type SiteServer, type SiteServerOptions } from './site-server.ts'
