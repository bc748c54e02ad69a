import type { ComponentType } from 'react'
import {
  containerName,
  remoteOfScreen,
  type Release,
  type ScreenModule,
  type ScreenName,
} from 'shared/federation'
import { classifyFailure } from './classify-failure.ts'
import { createEntryScripts } from './entry-script.ts'
import type { FederationHost } from './federation-host.ts'
import type { LoadError } from './load-error.ts'
import { preloadScreen } from './preload-screen.ts'

/** What merely takes long is accepted until then (goals, "Faults"). */
const loadTimeoutMs = 20_000

export type LoadResult =
  | { readonly ok: true; readonly screen: ComponentType }
  | { readonly ok: false; readonly error: LoadError }

export interface ScreenLoader {
  /** Fetches what a screen's load will need, ahead of it. */
  prepare(screen: ScreenName): void
  /** The screen's component, if an earlier load succeeded. */
  loaded(screen: ScreenName): ComponentType | undefined
  /** Loads a screen, or joins a load that is under way. Never rejects. */
  load(screen: ScreenName): Promise<LoadResult>
  /** Asks for all of it again, beside a load that is merely slow: whichever comes first counts. */
  retry(screen: ScreenName): Promise<LoadResult>
}

/**
 * A loader for the screens of a release, over the federation runtime.
 * @param onFailure told of each load that failed, once
 */
export function createScreenLoader(release: Release, onFailure: (error: LoadError) => void): ScreenLoader {
  const screens = new Map<ScreenName, ComponentType>()
  const underWay = new Map<ScreenName, Promise<LoadResult>>()
  /** Attempts by container since the last success: the runtime keeps a failure under its address. */
  const attempts = new Map<string, number>()
  const entryScript = createEntryScripts(release)

  let host: Promise<FederationHost> | undefined

  async function startHost(): Promise<FederationHost> {
    const runtime = await fetchRuntime()
    // Eager, but not evaluated before: it leads to everything that is shared.
    const { createFederationHost } = await import(/* webpackMode: "eager" */ './federation-host.ts')
    const started = createFederationHost(runtime)
    started.registerPlugins([
      {
        name: 'entry-integrity',
        createScript: ({ url }) => ({ script: entryScript(url), timeout: loadTimeoutMs }),
      },
    ])
    return started
  }

  function federationHost(): Promise<FederationHost> {
    host ??= startHost().catch((failure: unknown) => {
      // The next load fetches it again.
      host = undefined
      throw failure
    })
    return host
  }

  async function loadModule(screen: ScreenName, container: string, entryUrl: string): Promise<ScreenModule | null> {
    const federation = await federationHost()
    const before = attempts.get(container) ?? 0
    attempts.set(container, before + 1)
    const address = before > 0 ? `${entryUrl}?retry=${before}` : entryUrl
    federation.registerRemotes([{ name: container, entry: address, type: 'global', entryGlobalName: container }], { force: before > 0 })
    return federation.loadRemote<ScreenModule>(`${container}/${screen}`)
  }

  async function attempt(screen: ScreenName): Promise<LoadResult> {
    const remote = remoteOfScreen[screen]
    const container = containerName(remote)
    const failed = (reason: Omit<LoadError, 'remote' | 'screen'>): LoadResult => ({ ok: false, error: { remote, screen, ...reason } })
    const released = release.remotes[remote]
    if (!released) return failed({ phase: 'entry', cause: 'not-released', detail: release.id })
    try {
      const module = await withTimeout(loadModule(screen, container, released.entry.url), loadTimeoutMs)
      if (module === 'timed-out') return failed({ phase: 'module', cause: 'timed-out', detail: '' })
      if (!module || typeof module.default !== 'function') return failed({ phase: 'module', cause: 'no-such-screen', detail: '' })
      attempts.delete(container)
      screens.set(screen, module.default)
      return { ok: true, screen: module.default }
    } catch (failure) {
      return failed({ ...classifyFailure(failure), detail: failure instanceof Error ? failure.message : String(failure) })
    }
  }

  async function start(screen: ScreenName): Promise<LoadResult> {
    let result = await attempt(screen)
    // The browser hands out a chunk whose preload failed without another request; the second attempt asks at another address.
    if (!result.ok && result.error.phase === 'module' && result.error.cause === 'not-delivered') result = await attempt(screen)
    if (!result.ok) onFailure(result.error)
    return result
  }

  function follow(screen: ScreenName, load: Promise<LoadResult>): Promise<LoadResult> {
    const followed = load.finally(() => {
      if (underWay.get(screen) === followed) underWay.delete(screen)
    })
    underWay.set(screen, followed)
    return followed
  }

  return {
    prepare(screen) {
      if (screens.has(screen)) return
      // A failure is the load's to tell, which asks again.
      void fetchRuntime().catch(() => undefined)
      preloadScreen(release, screen)
    },
    loaded: (screen) => screens.get(screen),
    load(screen) {
      const present = screens.get(screen)
      return present ? Promise.resolve({ ok: true, screen: present }) : (underWay.get(screen) ?? follow(screen, start(screen)))
    },
    retry(screen) {
      const slow = underWay.get(screen)
      const again = start(screen)
      return follow(screen, slow ? firstSuccess(again, slow) : again)
    },
  }
}

const fetchRuntime = () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts')

/** The first load that succeeds; where none does, what the first of them said. */
async function firstSuccess(first: Promise<LoadResult>, other: Promise<LoadResult>): Promise<LoadResult> {
  const successOf = async (load: Promise<LoadResult>) => {
    const result = await load
    if (!result.ok) throw new Error(result.error.cause)
    return result
  }
  try {
    return await Promise.any([successOf(first), successOf(other)])
  } catch {
    return first
  }
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | 'timed-out'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timed-out'>((resolve) => {
    timer = setTimeout(() => resolve('timed-out'), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
