import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { readCurrentRelease } from 'shell/store/compose-release'
import { refuse, releaseStore } from 'shell/cli/workspace'
import { buildAndPublish } from '../site/build-site.ts'
import { remoteNames, workspace } from '../site/parts.ts'
import { readPlatformPort } from '../platform/addresses.ts'
import { configurePort, endOnSignal, findRemote } from '../site/configure-site.ts'
import { serveHotSite, type HotSite, type HotSiteOptions } from '../site/serve-hot-site.ts'
import { buildQaHost, qaEntry } from './build-host.ts'
import { openQaSite } from './qa-site.ts'
import { startQa } from './start-qa.ts'

/*
 * `pnpm qa [mf-x]`: serves on PORT (3000) a page that lists the remotes, their published versions (RELEASE_STORE, default shell/.site)
 * and their scenarios, and opens any of them alone. With a remote's name, also that remote from its sources, with hot updates.
 */
const [name] = process.argv.slice(2)
const hot = name === undefined ? undefined : findRemote(name)
const { port, siteUrl } = await configurePort('pnpm qa')
const store = releaseStore
const readRelease = () => readCurrentRelease(store).catch(refuse)
const release = (await readRelease()) ?? (await publishCheckout())
if (process.env.SITE_CONFIG) refuse('a scenario is a state of the local platform: start without SITE_CONFIG')

const ownStore = await mkdtemp(join(tmpdir(), 'qa-'))
console.log('building the QA page …')
const host = await buildQaHost(ownStore)
const { platform, ...qa } = await startQa(siteUrl, readPlatformPort(), remoteNames, store).catch(refuse)
const versions = new Map<RemoteName, readonly string[]>(qa.known.versions)
if (hot) versions.set(hot, ['source', ...(versions.get(hot) ?? [])])
const options = { ...qa, known: { ...qa.known, versions }, ownStore, host }

const sources = hot && (await serveSources(hot))
if (!sources) createServer(openQaSite(options)).once('error', refuse).listen(port)
console.log(`\nQA         ${siteUrl}`)
console.log(`platform   ${platform.addresses.control}`)
endOnSignal(async () => {
  await sources?.close()
  await rm(ownStore, { recursive: true })
})

/** Without a store of a team's, what is served is this checkout. */
async function publishCheckout() {
  if (process.env.RELEASE_STORE) refuse(`nothing is released in ${store}`)
  console.log('building the shell and its remotes …')
  await buildAndPublish()
  return (await readRelease()) ?? refuse(`nothing is released in ${store}`)
}

function serveSources(remote: RemoteName): Promise<HotSite> {
  const around: HotSiteOptions['around'] = (source) => openQaSite({ ...options, source })
  const alone = { ...release, remotes: {} }
  return serveHotSite({ ...qa, release: alone, workspace, remotes: [remote], port, entry: qaEntry, around })
}
