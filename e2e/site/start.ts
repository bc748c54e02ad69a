import { readSiteConfig, type SiteConfig } from 'shared/contract'
import { createSiteServer, readConfiguredPort, readConfiguredSite } from 'shell/server'
import { buildAndPublish, releaseStore } from './build-site.ts'
import { findOrStartPlatform, isPortTaken, resetPlatform, type LocalPlatform } from './local-platform.ts'

/*
 * `npm start`: builds and serves the composed site on PORT (3000). Without SITE_CONFIG the
 * local platform stands in for everything outside; `npm start -- --reset` begins with its seed.
 */
function refuse(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const listening = readConfiguredPort()
if (!listening.ok) refuse(listening.problem)
const { port } = listening
const siteUrl = `http://localhost:${port}/`

const platform = process.env.SITE_CONFIG ? undefined : await findOrStartPlatform(siteUrl)
const configured = platform ? readSiteConfig(platform.siteConfig) : await readConfiguredSite()
if (!configured.ok) refuse(configured.problem)
if (platform && process.argv.includes('--reset')) await resetPlatform(platform)

console.log('building the shell and its five remotes …')
await buildAndPublish()
serve(configured.config)

function serve(config: SiteConfig): void {
  createSiteServer({ config, store: releaseStore })
    .once('error', (failure) => refuse(isPortTaken(failure) ? `port ${port} is taken; choose another: PORT=3001 npm start` : String(failure)))
    .listen(port, () => {
      console.log(`\nsite       ${siteUrl}`)
      if (platform) introduce(platform)
    })
}

function introduce({ addresses }: LocalPlatform): void {
  console.log(`           ${siteUrl}padaria`)
  console.log('customer   (11) 91234-5678, password pontos123')
  console.log(`inbox      ${addresses.inbox}  (SMS and voice codes)`)
  console.log(`platform   ${addresses.control}`)
}
