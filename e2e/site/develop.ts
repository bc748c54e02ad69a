import { readCurrentRelease } from 'shell/store/compose-release'
import { refuse, releaseStore } from 'shell/cli/workspace'
import { remoteNames, workspace } from './parts.ts'
import { configurePort, configureSite, endOnSignal, findRemote, introduceSite } from './configure-site.ts'
import { serveHotSite } from './serve-hot-site.ts'

/*
 * `pnpm dev mf-x [mf-y …]`: serves on PORT (3000) the release of RELEASE_STORE (shell/.site), with the named remotes, the shell and
 * `shared` from their sources. An edit appears in open pages. Nothing else is built, and the store is only read.
 */
const names = [...new Set(process.argv.slice(2))]
if (names.length === 0) refuse(`which remotes? pnpm dev mf-x [mf-y …]; here are ${remoteNames.join(', ')}`)
const remotes = names.map(findRemote)

const { port, siteUrl } = await configurePort(`pnpm dev ${names.join(' ')}`)
const store = releaseStore
const release = await readCurrentRelease(store).catch(refuse)
if (!release) refuse(`nothing is released in ${store}: run npm start once, or name a store in RELEASE_STORE`)

const { config, platform } = await configureSite(siteUrl)
const site = await serveHotSite({ config, release, store, workspace, remotes, port }).catch(refuse)
introduceSite(siteUrl, platform)
const released = Object.keys(release.remotes).filter((name) => !names.includes(name))
console.log(`from source  ${[...names, 'shell', 'shared'].join(', ')}`)
console.log(`released     ${released.join(', ') || 'nothing else'}`)
endOnSignal(() => site.close())
