export { readConfiguredPort } from './configured-port.ts'
export { readConfiguredSite } from './configured-site.ts'
export { createSiteServer, siteListener, type SiteServerOptions } from './site-server.ts'
