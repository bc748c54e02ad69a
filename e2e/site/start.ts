import { join } from 'node:path'
import { createSiteServer, readConfiguredSite } from 'shell/server'
import { startPlatform, type Platform } from '../platform/platform.ts'
import { buildAndPublish, releaseStore, workspace } from './build-site.ts'

/*
 * `npm start`: builds and serves the composed site on PORT (3000). Without SITE_CONFIG the
 * local platform stands in for everything outside, its data kept in a file; `npm start -- --reset`
 * starts anew.
 */
const port = Number(process.env.PORT ?? 3000)
const siteUrl = `http://localhost:${port}/`

async function startLocalPlatform(): Promise<Platform> {
  const platform = await startPlatform({
    firstPort: 4000,
    databaseFile: join(workspace, 'e2e/.platform/platform.sqlite'),
    siteUrl,
  })
  if (process.argv.includes('--reset')) platform.reset()
  return platform
}

const platform = process.env.SITE_CONFIG ? undefined : await startLocalPlatform()
const configured = await readConfiguredSite()
if (!configured.ok) {
  console.error(configured.problem)
  process.exit(1)
}

console.log('building the shell and its five remotes …')
await buildAndPublish()

createSiteServer({ config: configured.config, store: releaseStore }).listen(port, () => {
  console.log(`site       ${siteUrl}`)
  if (!platform) return
  console.log(`           ${siteUrl}padaria`)
  console.log('customer   (11) 91234-5678, password pontos123')
  console.log(`inbox      ${platform.addresses.inbox}  (SMS and voice codes)`)
  console.log(`platform   ${platform.addresses.control}`)
})
