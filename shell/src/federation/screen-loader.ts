import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import {
  containerName,
  remoteOfScreen,
  type Release,
  type ReleaseFile,
  type ScreenModule,
  type ScreenName,
} from 'shared/federation'
import { classifyFailure } from './classify-failure.ts'
import type { LoadError } from './load-error.ts'

/** What merely takes long is accepted until then (goals, "Faults"). */
const loadTimeoutMs = 20_000

export type LoadResult =
  | { readonly ok: true; readonly screen: ComponentType }
  | { readonly ok: false; readonly error: LoadError }

export interface ScreenLoader {
  /** The screen's component, if an earlier load succeeded. */
  loaded(screen: ScreenName): ComponentType | undefined
  /** Loads a screen; repeats a failed load from its first request on. Never rejects. */
  load(screen: ScreenName): Promise<LoadResult>
}

/**
 * A loader for the screens of a release, over the federation runtime.
 * @param onFailure told of each load that failed, once
 */
export function createScreenLoader(release: Release, onFailure: (error: LoadError) => void): ScreenLoader {
  const screens = new Map<ScreenName, ComponentType>()
  const underWay = new Map<ScreenName, Promise<LoadResult>>()
  /** Failed loads by container: the runtime keeps a failure until the remote is registered under another address. */
  const failures = new Map<string, number>()
  const integrityOf = new Map(Object.values(release.remotes).map(({ entry }) => [entry.url, entry.integrity]))

  registerPlugins([
    {
      name: 'entry-integrity',
      createScript: ({ url }) => ({ script: entryScript(url, integrityOf), timeout: loadTimeoutMs }),
    },
  ])

  function register(container: string, entry: ReleaseFile): void {
    const failed = failures.get(container)
    const address = failed ? `${entry.url}?retry=${failed}` : entry.url
    registerRemotes([{ name: container, entry: address, type: 'global', entryGlobalName: container }], { force: Boolean(failed) })
  }

  async function attempt(screen: ScreenName): Promise<LoadResult> {
    const remote = remoteOfScreen[screen]
    const container = containerName(remote)
    const failed = (reason: Omit<LoadError, 'remote' | 'screen'>): LoadResult => {
      failures.set(container, (failures.get(container) ?? 0) + 1)
      const error = { remote, screen, ...reason }
      onFailure(error)
      return { ok: false, error }
    }
    const released = release.remotes[remote]
    if (!released) return failed({ phase: 'entry', cause: 'not-released', detail: release.id })
    register(container, released.entry)
    try {
      const module = await withTimeout(loadRemote<ScreenModule>(`${container}/${screen}`), loadTimeoutMs)
      if (module === 'timed-out') return failed({ phase: 'module', cause: 'timed-out', detail: '' })
      if (!module || typeof module.default !== 'function') {
        return failed({ phase: 'module', cause: 'no-such-screen', detail: '' })
      }
      screens.set(screen, module.default)
      return { ok: true, screen: module.default }
    } catch (failure) {
      return failed({ ...classifyFailure(failure), detail: failure instanceof Error ? failure.message : String(failure) })
    }
  }

  return {
    loaded: (screen) => screens.get(screen),
    load(screen) {
      const present = underWay.get(screen)
      if (present) return present
      const load = attempt(screen).finally(() => underWay.delete(screen))
      underWay.set(screen, load)
      return load
    },
  }
}

/** The element that fetches a remote's entry: only the file that the release names may run. */
function entryScript(url: string, integrityOf: ReadonlyMap<string, string>): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  const integrity = integrityOf.get(url.replace(/\?retry=\d+$/, ''))
  if (integrity) script.integrity = integrity
  return script
}

function withTimeout<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | 'timed-out'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<'timed-out'>((resolve) => {
    timer = setTimeout(() => resolve('timed-out'), milliseconds)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
