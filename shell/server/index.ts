export { readConfiguredPort } from './configured-port.ts'
export { readConfiguredSite } from './configured-site.ts'
export { createSiteServer, type SiteServerOptions } from './site-server.ts'
