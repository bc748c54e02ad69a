import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { RemoteName } from 'shared/federation'
import { readCurrentRelease } from 'shell/release/store'
import { buildAndPublish, releaseStore, workspace } from '../site/build-site.ts'
import { readPlatformPort } from '../platform/platform-port.ts'
import { configurePort } from '../site/configure-site.ts'
import { remoteNames } from '../site/parts.ts'
import { refuse } from '../site/refuse.ts'
import { serveHotSite } from '../site/serve-hot-site.ts'
import { buildQaHost, qaEntry } from './build-host.ts'
import { openQaSite } from './qa-site.ts'
import { startQa } from './start-qa.ts'

/*
 * `pnpm qa [mf-x]`: serves on PORT (3000) a page that lists the remotes, their published versions (RELEASE_STORE, default shell/.site)
 * and their scenarios, and opens any of them alone. With a remote's name, also that remote from its sources, with hot updates.
 */
const [name] = process.argv.slice(2)
const hot =
  name === undefined
    ? undefined
    : (remoteNames.find((here) => here === name) ?? refuse(`${name} is not here; here are ${remoteNames.join(', ')}`))
const { port, siteUrl } = await configurePort('pnpm qa')
const store = resolve(process.env.RELEASE_STORE ?? releaseStore)
const readRelease = () => readCurrentRelease(store).catch(refuse)
const release = (await readRelease()) ?? (await publishCheckout())
if (process.env.SITE_CONFIG) refuse('a scenario is a state of the local platform: start without SITE_CONFIG')

const ownStore = await mkdtemp(join(tmpdir(), 'qa-'))
console.log('building the QA page …')
const host = await buildQaHost(ownStore)
const firstPort = readPlatformPort()
const { platform, ...qa } = await startQa({ siteUrl, firstPort, remotes: remoteNames, store }).catch(refuse)
const versions = new Map<RemoteName, readonly string[]>(qa.known.versions)
if (hot) versions.set(hot, ['source', ...(versions.get(hot) ?? [])])
const options = { ...qa, known: { ...qa.known, versions }, ownStore, host }

const close = hot ? await serveFromSource(hot) : await servePublished()
console.log(`\nQA         ${siteUrl}`)
console.log(`platform   ${platform.addresses.control}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void close()
        .then(() => rm(ownStore, { recursive: true }))
        .finally(() => process.exit()),
  )
}

/** Without a store of a team's, what is served is this checkout. */
async function publishCheckout() {
  if (process.env.RELEASE_STORE) refuse(`nothing is released in ${store}`)
  console.log('building the shell and its remotes …')
  await buildAndPublish(store)
  return (await readRelease()) ?? refuse(`nothing is released in ${store}`)
}

async function servePublished(): Promise<() => Promise<unknown>> {
  const server = createServer(openQaSite(options))
  await new Promise<void>((listening) => server.once('error', refuse).listen(port, listening))
  return () =>
    new Promise((closed) => {
      server.close(closed)
      server.closeAllConnections()
    })
}

async function serveFromSource(remote: RemoteName): Promise<() => Promise<unknown>> {
  const around = (source: Parameters<typeof createServer>[1] & object) => openQaSite({ ...options, source })
  const alone = { ...release, remotes: {} }
  const site = await serveHotSite({
    config: qa.config,
    release: alone,
    store,
    workspace,
    remotes: [remote],
    port,
    entry: qaEntry,
    around,
  })
  return () => site.close()
}
