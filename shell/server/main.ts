import { resolve } from 'node:path'
import { readConfiguredPort } from './configured-port.ts'
import { readConfiguredSite } from './configured-site.ts'
import { createSiteServer } from './site-server.ts'

/*
 * Serves the composed site.
 *   SITE_CONFIG    file of the configuration; default: the local platform's
 *   PORT           default 3000
 *   RELEASE_STORE  folder that `shell/release` publishes to; default: .site beside this one
 */
const store = resolve(process.env.RELEASE_STORE ?? resolve(import.meta.dirname, '../.site'))

function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const listening = readConfiguredPort()
if (!listening.ok) refuse(listening.problem)
const { port } = listening
const configured = await readConfiguredSite()
if (!configured.ok) refuse(configured.problem)
createSiteServer({ config: configured.config, store })
  .on('error', (failure) => refuse(`PORT ${port}: ${failure.message}`))
  .listen(port, () => {
    console.log(`site       http://localhost:${port}/`)
  })
