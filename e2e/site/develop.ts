import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publish } from 'shell/release'
import { buildParts, publishRefreshableShell, workspace } from './build-site.ts'
import { configurePort, configureSite, introduceSite, refuse } from './configure-site.ts'
import { serveHotRemote } from './serve-hot-remote.ts'
import { remoteNames } from './parts.ts'

/*
 * `pnpm --filter mf-home dev:shell`: serves the composed site on PORT (3000) with one remote from its sources; an edit in it
 * appears in open pages, which keep their state. The shell and the other remotes are built once, at the start.
 */
const [name] = process.argv.slice(2)
const remote = remoteNames.find((candidate) => candidate === name) ?? refuse(`which remote? One of ${remoteNames.join(', ')}`)
const { port, siteUrl } = await configurePort(`pnpm --filter ${remote} dev:shell`)
const store = join(workspace, 'node_modules/.cache/hot-remote', remote)
// A feature team's checkout may lack other remotes: their regions say so, and the rest works.
const others = remoteNames.filter((other) => other !== remote && existsSync(join(workspace, other)))

const { config, platform } = await configureSite(siteUrl)
console.log(`building the shell${others.map((other) => `, ${other}`).join('')} …`)
await rm(store, { recursive: true, force: true })
await Promise.all([publishRefreshableShell(store), buildParts(others)])
await publish({ store, workspace, parts: others, compressed: false })
await serveHotRemote({ config, store, directory: join(workspace, remote), port })
introduceSite(siteUrl, platform)
console.log(`editing    ${remote}/src; an edit in the shell or in shared needs a new start`)
