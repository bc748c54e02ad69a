import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { SiteConfig } from 'shared/contract'
import type { PlatformChange } from 'shared/scenarios'
import { Refusal } from 'shell/store/problems'
import { readStoredFile, storeFile } from 'shell/store/files'
import { composeRelease, copyStatements } from 'shell/store/compose-release'
import { openStore } from 'shell/store/store'
import { storeVersion, readVersion } from 'shell/store/version'
import { openRelease, type Site } from 'shell/server'
import type { Addresses } from '../platform/addresses.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { changePlatform, prepareScene } from './prepare-scene.ts'
import { indexPage, problemPage } from './qa-pages.ts'
import { choicesOf, readSceneChoice, screenAddress, type KnownScenes, type SceneChoice } from './scene-address.ts'

export interface QaSiteOptions {
  readonly config: SiteConfig
  readonly addresses: Addresses
  /** The store with the remotes' versions. It is only read. */
  readonly store: string
  /** The store that has the QA host. What the QA page serves is copied there. */
  readonly ownStore: string
  readonly host: string
  readonly known: KnownScenes
  /** Serves the version `source` of each remote. */
  readonly source?: RequestListener
}

/**
 * The QA page: any version of a remote alone, in any of its scenarios, with an index and a short address of each. It composes a release of
 * the QA host and that version, and serves it as the site's server does: bytes, integrity and policy are those that customers get.
 */
export function openQaSite({ addresses, known, source, ...options }: QaSiteOptions): RequestListener {
  const sites = new Map<string, Promise<Site>>()
  /** Serves the page that was opened last, and its files. */
  let latest = source
  let missing: string | undefined
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.post('/qa/scene', async (c) => {
    const query = new URL(c.req.url).searchParams
    const choice = readSceneChoice(known, query.get('remote') ?? '', query)
    return c.json({ scene: await prepareScene(addresses, choice), choices: choicesOf(known, choice) })
  })

  app.post('/qa/change', async (c) => {
    await changePlatform(addresses, await c.req.json<PlatformChange>())
    return c.body(null, 204)
  })

  app.get('/qa/code', async (c) => c.text(await newestCode({ addresses }, c.req.query('phone') ?? '')))

  app.get('*', async (c, next) => {
    const { incoming, outgoing } = c.env
    const { pathname, search, searchParams } = new URL(c.req.url)
    const remote = searchParams.get('remote')
    const isFile = /\.\w+$/.test(pathname)
    if (remote !== null) {
      const choice = readSceneChoice(known, remote, searchParams)
      missing = choice.scenario.missing
      latest = choice.version === 'source' && source ? source : (await siteOf(choice)).listener
      // The page of the root preloads no organisation: the platform would answer before it is what the scenario says.
      incoming.url = `/${search}`
    } else if (!isFile || !latest) return next()
    if (isFile && missing === basename(pathname).split('.')[0]) return c.notFound()
    // Else the browser would have from another scenario what is missing in this one.
    if (isFile) neverCached(outgoing)
    latest(incoming, outgoing)
    // That one answers. (The library's own sign for it is lost where several routes match.)
    return new Promise<never>(() => undefined)
  })

  app.get('/', (c) => c.html(indexPage(known)))

  app.get('/:remote{mf-[a-z0-9-]+}', (c) => {
    const choice = readSceneChoice(known, c.req.param('remote'), new URL(c.req.url).searchParams)
    return c.redirect(screenAddress(choice))
  })

  app.onError((failure, c) => {
    if (failure instanceof Refusal) return c.html(problemPage(failure.message.split('\n')), 404)
    console.error(failure)
    return c.text(failure.message, 502)
  })

  function siteOf({ remote, version }: SceneChoice): Promise<Site> {
    const name = `${remote}@${version}`
    const site = sites.get(name) ?? openVersion(options, remote, version)
    sites.set(name, site)
    return site
  }

  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  return (request, response) => void listener(request, response)
}

/** Copies a version of a remote beside the host, and serves both. @throws if it does not fit the host, or is damaged */
async function openVersion(
  { config, store, ownStore, host }: Pick<QaSiteOptions, 'config' | 'store' | 'ownStore' | 'host'>,
  remote: SceneChoice['remote'],
  id: string,
): Promise<Site> {
  const [versions, own] = [openStore(store), openStore(ownStore)]
  const { content, published } = await readVersion(versions, remote, id)
  for (const file of content.files)
    await storeFile(own, file.url, (await readStoredFile(versions, file)).content, false)
  await storeVersion(own, remote, content, published)
  await copyStatements(versions, own, {
    shell: (await readVersion(own, 'shell', host)).content,
    remotes: { [remote]: content },
  })
  const { shell, ...release } = await composeRelease(own, { shell: host, [remote]: id })
  // A service worker would keep files of one version for the page of another.
  const { worker: _, ...page } = shell
  return openRelease({ config, store: ownStore }, { ...release, shell: page })
}

/** Keeps a response out of the browser's cache, whatever its own headers will say. */
function neverCached(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(status: number, own: OutgoingHttpHeaders = {}) {
      const others = Object.entries(own).filter(([name]) => name.toLowerCase() !== 'cache-control')
      return writeHead(status, { ...Object.fromEntries(others), 'Cache-Control': 'no-store' })
    },
  })
}
