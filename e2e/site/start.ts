import { createSiteServer, stopOnSignal } from 'shell/server'
import { refuse, releaseStore } from 'shell/cli/workspace'
import { buildAndPublish } from './build-site.ts'
import { configurePort, configureSite, introduceSite, overrideKey } from './configure-site.ts'

/* `npm start`: builds and serves the composed site on PORT (3000), without SITE_CONFIG on the local platform. `--reset`: from its seed. */
const { port, siteUrl } = await configurePort('npm start')
const { config, platform } = await configureSite(siteUrl)
if (platform && process.argv.includes('--reset')) await fetch(`${platform.addresses.control}/reset`, { method: 'POST' })

console.log('building the shell and its remotes …')
await buildAndPublish()
const server = createSiteServer({ config, store: releaseStore, overrideKey: overrideKey(platform) })
await server.opened
server.once('error', refuse).listen(port, () => introduceSite(siteUrl, platform))
stopOnSignal(server)
