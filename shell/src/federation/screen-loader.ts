import type { ComponentType } from 'react'
import { exposeOf, remoteOfScreen, type Release, type RemoteName, type RemoteRelease, type ScreenName } from 'shared/federation'
import { abortAfter, whenAborted } from 'shared/tasks'
import { classifyFailure } from './classify-failure.ts'
import { LoadFailure, type LoadError, type LoadPhase } from './load-error.ts'

/** What merely takes long is accepted until then (goals, "Faults"). */
export const loadTimeoutMs = 20_000

export type LoadResult =
  | { readonly ok: true; readonly screen: ComponentType }
  | { readonly ok: false; readonly error: LoadError }

export interface ScreenLoader {
  /** Fetches what a screen's load will need, ahead of it. */
  prepare(screen: ScreenName): void
  /** The screen's component, if a load succeeded. */
  loaded(screen: ScreenName): ComponentType | undefined
  /** Loads a screen, or joins a load that is under way. Never rejects. */
  load(screen: ScreenName): Promise<LoadResult>
  /** Loads all of a screen again, beside a load that is merely slow: whichever comes first counts. Who then loads it joins. Never rejects. */
  retry(screen: ScreenName): Promise<LoadResult>
  /** Reports that a loaded screen threw while it was rendered. */
  reportThrown(screen: ScreenName, failure: unknown): void
}

/** What a remote's entry leaves: its screens, once it has what it shares with the shell. */
export interface Container {
  init(...sharing: readonly unknown[]): unknown
  /** The factory of a screen's module. */
  get(expose: string): (() => unknown) | Promise<() => unknown>
}

/** The federation runtime, as far as the loader uses it. */
export interface ContainerHost {
  /** Gives a container what the shell shares. */
  share(remote: RemoteName, container: Container): Promise<void>
}

/** Whom the loader works with; `federated-loader.ts` names the real ones. */
export interface LoaderCollaborators {
  readonly release: Release
  /** Fetches the federation runtime and starts the host. Asked again after a failure. */
  readonly startHost: () => Promise<ContainerHost>
  /** Fetches and runs the entry of a remote of the release; `retry` counts from 0. */
  readonly fetchContainer: (remote: RemoteName, entry: RemoteRelease['entry'], retry: number) => Promise<Container>
  readonly prepare: (screen: ScreenName) => void
  /** Told of each load that failed, once. */
  readonly report: (error: LoadError) => void
}

/** One opening of a remote's container, which all screens of the remote join. */
interface Opening {
  /** The phase that it has come to; `module` once the container is open. */
  phase: LoadPhase
  readonly container: Promise<Container>
}

/** A loader for the screens of a release. */
export function createScreenLoader({ release, startHost, fetchContainer, prepare, report }: LoaderCollaborators): ScreenLoader {
  const screens = new Map<ScreenName, ComponentType>()
  const underWay = new Map<ScreenName, Promise<LoadResult>>()
  const openings = new Map<RemoteName, Opening>()
  const openingCounts = new Map<RemoteName, number>()
  let host: Promise<ContainerHost> | undefined

  function containerHost(): Promise<ContainerHost> {
    host ??= startHost().catch((failure: unknown) => {
      // The next load starts it anew.
      host = undefined
      throw failure
    })
    return host
  }

  function open(remote: RemoteName): Opening {
    const openContainer = async () => {
      const federation = await containerHost()
      opening.phase = 'entry'
      const released = release.remotes[remote]
      if (!released) throw new LoadFailure('not-released', 'the release does not name this remote')
      const count = openingCounts.get(remote) ?? 0
      openingCounts.set(remote, count + 1)
      const container = await fetchContainer(remote, released.entry, count)
      opening.phase = 'share'
      await federation.share(remote, container)
      opening.phase = 'module'
      return container
    }
    const opening: Opening = { phase: 'runtime', container: Promise.resolve().then(openContainer) }
    openings.set(remote, opening)
    return opening
  }

  async function attempt(screen: ScreenName): Promise<LoadResult> {
    const remote = remoteOfScreen[screen]
    const opening = openings.get(remote) ?? open(remote)
    try {
      const component = await abortAfter(loadTimeoutMs, (signal) => Promise.race([loadComponent(screen, opening), timedOut(signal)]))
      screens.set(screen, component)
      return { ok: true, screen: component }
    } catch (failure) {
      // The next attempt opens a container of its own: this one keeps what failed.
      if (openings.get(remote) === opening) openings.delete(remote)
      return { ok: false, error: describe(screen, opening.phase, failure) }
    }
  }

  function describe(screen: ScreenName, reached: LoadPhase, failure: unknown): LoadError {
    const remote = remoteOfScreen[screen]
    const detail = failure instanceof Error ? failure.message : String(failure)
    return { remote, version: release.remotes[remote]?.version, screen, ...classifyFailure(reached, failure), detail, release: release.id }
  }

  async function start(screen: ScreenName): Promise<LoadResult> {
    let result = await attempt(screen)
    // The browser hands out a script whose preload failed without another request; the second attempt makes one.
    if (!result.ok && result.error.cause === 'not-delivered' && result.error.phase !== 'entry') result = await attempt(screen)
    if (!result.ok) report(result.error)
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
      if (!screens.has(screen)) prepare(screen)
    },
    loaded: (screen) => screens.get(screen),
    load(screen) {
      const present = screens.get(screen)
      return present ? Promise.resolve({ ok: true, screen: present }) : (underWay.get(screen) ?? follow(screen, start(screen)))
    },
    retry(screen) {
      // It may be there, but have thrown.
      screens.delete(screen)
      openings.delete(remoteOfScreen[screen])
      const slow = underWay.get(screen)
      const again = start(screen)
      return follow(screen, slow ? firstSuccess(again, slow) : again)
    },
    reportThrown: (screen, failure) => report(describe(screen, 'render', failure)),
  }
}

async function loadComponent(screen: ScreenName, opening: Opening): Promise<ComponentType> {
  const container = await opening.container
  const factory = await container.get(exposeOf(screen))
  const module = await factory()
  const component = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
  if (!isComponent(component)) throw new LoadFailure('no-such-screen', 'the module exports no component')
  return component
}

/** A function or class, or what `memo()` and `lazy()` make. */
const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)

async function timedOut(signal: AbortSignal): Promise<never> {
  await whenAborted(signal)
  throw new LoadFailure('timed-out')
}

/** The first load that succeeds; if none does, the result of the first of them. */
async function firstSuccess(first: Promise<LoadResult>, other: Promise<LoadResult>): Promise<LoadResult> {
  const success = async (load: Promise<LoadResult>) => {
    const result = await load
    if (!result.ok) throw new Error(result.error.cause)
    return result
  }
  return Promise.any([success(first), success(other)]).catch(() => first)
}
