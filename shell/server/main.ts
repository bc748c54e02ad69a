import { resolve } from 'node:path'
import { readConfiguredSite } from './configured-site.ts'
import { createSiteServer } from './site-server.ts'

/*
 * Serves the composed site.
 *   SITE_CONFIG    file of the configuration; default: the local platform's
 *   PORT           default 3000
 *   RELEASE_STORE  folder that `shell/release` publishes to; default: .site beside this one
 */
const store = resolve(process.env.RELEASE_STORE ?? resolve(import.meta.dirname, '../.site'))
const port = Number(process.env.PORT ?? 3000)

const configured = await readConfiguredSite()
if (!configured.ok) {
  console.error(configured.problem)
  process.exit(1)
}
createSiteServer({ config: configured.config, store })
  .on('error', (failure) => {
    console.error(`PORT ${port}: ${failure.message}`)
    process.exit(1)
  })
  .listen(port, () => {
    console.log(`site       http://localhost:${port}/`)
  })
