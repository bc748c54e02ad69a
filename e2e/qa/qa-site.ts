import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { basename } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { SiteConfig } from 'shared/contract'
import { Refusal } from 'shell/release/problems'
import { readStoredFile, storeFile } from 'shell/release/files'
import { readRelease } from 'shell/release/serve'
import { openStore } from 'shell/release/store'
import { keepVersion, readVersion } from 'shell/release/version'
import { openRelease, type Site } from 'shell/server'
import type { Addresses } from '../platform/addresses.ts'
import { createQaApp } from './qa-app.ts'
import { readSceneChoice, type KnownScenes, type SceneChoice } from './scene-address.ts'

export interface QaSiteOptions {
  readonly config: SiteConfig
  /** The platform's. */
  readonly addresses: Addresses
  /** The store with the remotes' versions. It is only read. */
  readonly store: string
  /** The store that has the QA host. What the QA page serves is copied there. */
  readonly ownStore: string
  /** The host's version. */
  readonly host: string
  readonly known: KnownScenes
  /** Serves the version `source` of each remote. */
  readonly source?: RequestListener
}

/**
 * The QA page: any version of a remote alone, in any of its scenarios. It composes a release of the QA host and that version, and serves
 * it as the site's server does: bytes, integrity and policy are those that customers get.
 */
export function openQaSite({
  config,
  addresses,
  store,
  ownStore,
  host,
  known,
  source,
}: QaSiteOptions): RequestListener {
  const sites = new Map<string, Promise<Site>>()
  let latest: Promise<Site> | undefined
  let missing: string | undefined
  const app = getRequestListener(createQaApp(addresses, known).fetch, { hostname: 'localhost' })

  function siteOf({ remote, version }: SceneChoice): Promise<Site> {
    const name = `${remote}@${version}`
    const site = sites.get(name) ?? openVersion(config, { store, ownStore, host }, remote, version)
    sites.set(name, site)
    return site
  }

  return (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://qa')
    const answer = (site: Promise<Site>) =>
      void site
        .then(({ listener }) => listener(request, response))
        .catch((failure: unknown) => response.destroy(failure as Error))
    const choice = pathname.startsWith('/qa/') ? undefined : knownChoice(known, searchParams)
    if (choice) missing = choice.scenario.missing
    // The page of the root preloads no organisation: the platform would answer before it is what the scenario says.
    if (choice) request.url = `/${search}`
    if (choice?.version === 'source' && source) return source(request, response)
    if (choice) return answer((latest = siteOf(choice)))
    const isFile = /\.\w+$/.test(pathname)
    if (isFile && missing === basename(pathname).split('.')[0]) return response.writeHead(404).end()
    // Else the browser would have from another scenario what is missing in this one.
    if (isFile) neverCached(response)
    if (isFile && latest) return answer(latest)
    if (isFile && source) return source(request, response)
    void app(request, response)
  }
}

/** What the address of a screen says; undefined for other addresses, and for one that says something unknown. */
function knownChoice(known: KnownScenes, query: URLSearchParams): SceneChoice | undefined {
  const remote = query.get('remote')
  try {
    return remote === null ? undefined : readSceneChoice(known, remote, query)
  } catch (failure) {
    if (failure instanceof Refusal) return undefined
    throw failure
  }
}

/** Copies a version of a remote beside the host, and serves both. @throws if it does not fit the host, or is damaged */
async function openVersion(
  config: SiteConfig,
  { store, ownStore, host }: Pick<QaSiteOptions, 'store' | 'ownStore' | 'host'>,
  remote: SceneChoice['remote'],
  id: string,
): Promise<Site> {
  const [versions, own] = [openStore(store), openStore(ownStore)]
  const { content, published } = await readVersion(versions, remote, id)
  for (const file of content.files)
    await storeFile(own, file.url, (await readStoredFile(versions, file)).content, false)
  await keepVersion(own, remote, content, published)
  const { shell, ...release } = await readRelease(own, { shell: host, [remote]: id })
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
