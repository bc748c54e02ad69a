import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSiteConfig } from 'shared/contract'
import { createSiteServer } from 'shell/server'
import { startPlatform } from '../platform/platform.ts'
import { buildAndPublish, releaseStore, workspace } from './build-site.ts'

/*
 * `npm start`: builds and serves the composed site. Without SITE_CONFIG the local platform
 * stands in for everything outside, its data kept in a file (`--reset` starts anew).
 */
const port = Number(process.env.PORT ?? 3000)
const siteUrl = `http://localhost:${port}/`

async function startLocalPlatform() {
  const directory = join(workspace, 'e2e/.platform')
  await mkdir(directory, { recursive: true })
  const platform = await startPlatform({ firstPort: 4000, databaseFile: join(directory, 'platform.db'), siteUrl })
  if (process.argv.includes('--reset')) platform.reset()
  return platform
}

async function readGivenConfig(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

const configFile = process.env.SITE_CONFIG
const platform = configFile ? undefined : await startLocalPlatform()
const read = readSiteConfig(configFile ? await readGivenConfig(configFile) : platform?.siteConfig)
if (!read.ok) {
  console.error(`${configFile ?? 'the local platform'}: ${read.problem}`)
  process.exit(1)
}

console.log('building the shell and its five remotes …')
await buildAndPublish()

createSiteServer({ config: read.config, store: releaseStore }).listen(port, () => {
  console.log(`\nsite       ${siteUrl}`)
  if (!platform) return
  console.log(`           ${siteUrl}padaria`)
  console.log('customer   (11) 91234-5678, password pontos123')
  console.log(`inbox      ${platform.addresses.inbox}  (SMS and voice codes)`)
  console.log(`platform   ${platform.addresses.control}`)
})
