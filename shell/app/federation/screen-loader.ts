import type { ComponentType } from 'react'
import { exposeOf, type Release, type RemoteName, type RemoteRelease, type ScreenName } from 'shared/federation'
import { abortAfter, whenAborted } from 'shared/tasks'
import { findScreen } from '../../contract/released-screens.ts'
import {
  classifyFailure,
  LoadFailure,
  releaseName,
  type LoadCause,
  type LoadError,
  type LoadPhase,
} from './load-error.ts'
import type { EndedLoad } from './report-load.ts'

/** How long a load may take before it counts as failed. */
export const loadTimeoutMs = 20_000

export type LoadResult =
  | { readonly ok: true; readonly screen: ComponentType }
  | { readonly ok: false; readonly error: LoadError }

export interface ScreenLoader {
  /** The release that the page was opened with. */
  readonly release: Release
  /** Starts to fetch the files that a screen's load will need. */
  prepare(screen: ScreenName): void
  /** The screen's component; undefined until a load has succeeded. */
  loaded(screen: ScreenName): ComponentType | undefined
  /** Loads a screen that is about to be shown: the next `load` joins, even if it has failed by then. Never rejects. */
  begin(screen: ScreenName): Promise<LoadResult>
  /** Loads a screen, or joins a load that is under way. Never rejects. */
  load(screen: ScreenName): Promise<LoadResult>
  /** Loads a screen again from the start. A load under way continues, and the first that succeeds counts. A later `load` joins. Never rejects. */
  retry(screen: ScreenName): Promise<LoadResult>
  /** Reports that a loaded screen threw while it was rendered. */
  reportThrown(screen: ScreenName, failure: unknown): void
}

/** A remote's container, as its entry creates it. It must be initialised with the shared modules before it gives a screen. */
export interface Container {
  init(...sharing: readonly unknown[]): unknown
  /** The factory of a screen's module. */
  get(expose: string): (() => unknown) | Promise<() => unknown>
}

/** The part of the federation runtime that the loader uses. */
export interface ContainerHost {
  /** Initialises a container with the modules that the shell shares. */
  share(container: Container): Promise<void>
}

/** What the loader depends on; `federated-loader.ts` passes the real functions. */
export interface LoaderCollaborators {
  readonly release: Release
  /** Fetches the federation runtime and starts the host. Called again after a failure. */
  readonly startHost: () => Promise<ContainerHost>
  /** Fetches and runs the entry of a remote of the release; `retry` counts from 0. */
  readonly fetchContainer: (remote: RemoteName, entry: RemoteRelease['entry'], retry: number) => Promise<Container>
  readonly prepare: (screen: ScreenName) => void
  /** Called once for each load that failed. */
  readonly report: (error: LoadError) => void
  /** Called once for each load that ended, and for a loaded screen that threw. */
  readonly reportLoad: (load: EndedLoad, cause?: LoadCause) => void
}

/** The loading of a remote's container. All screens of the remote use the same one. */
interface Opening {
  /** The phase that it has reached; `module` once the container can give screens. */
  phase: LoadPhase
  readonly container: Promise<Container>
}

interface RemoteState {
  opening?: Opening | undefined
  /** How often its entry was fetched. */
  opened: number
}

interface ScreenState {
  component?: ComponentType | undefined
  inFlight?: Promise<LoadResult> | undefined
  /** A load that nobody has joined yet. */
  begun?: Promise<LoadResult> | undefined
  /** When its last load began. */
  startedAt: number
  /** It failed, and has not been loaded since. */
  hasFailed: boolean
}

/** Creates a loader for the screens of a release. */
export function createScreenLoader({
  release,
  startHost,
  fetchContainer,
  prepare,
  report,
  reportLoad,
}: LoaderCollaborators): ScreenLoader {
  const screens: Record<ScreenName, ScreenState> = {}
  const remotes: Record<RemoteName, RemoteState> = {}
  const stateOf = (screen: ScreenName): ScreenState => (screens[screen] ??= { startedAt: 0, hasFailed: false })
  const stateOfRemote = (remote: RemoteName): RemoteState => (remotes[remote] ??= { opened: 0 })
  let host: Promise<ContainerHost> | undefined

  const remoteOf = (screen: ScreenName) => findScreen(release.remotes, screen)?.remote

  function containerHost(): Promise<ContainerHost> {
    host ??= startHost().catch((failure: unknown) => {
      // The next load starts it again.
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
      const container = await fetchContainer(remote, released.entry, stateOfRemote(remote).opened++)
      opening.phase = 'share'
      await federation.share(container)
      opening.phase = 'module'
      return container
    }
    const opening: Opening = { phase: 'runtime', container: Promise.resolve().then(openContainer) }
    stateOfRemote(remote).opening = opening
    return opening
  }

  async function attempt(screen: ScreenName): Promise<LoadResult> {
    const remote = remoteOf(screen)
    if (!remote)
      return {
        ok: false,
        error: describe(screen, 'entry', new LoadFailure('not-released', 'no remote of the release has this screen')),
      }
    const state = stateOfRemote(remote)
    const opening = state.opening ?? open(remote)
    try {
      const component = await abortAfter(loadTimeoutMs, (signal) =>
        Promise.race([loadComponent(screen, opening), timedOut(signal)]),
      )
      stateOf(screen).component = component
      return { ok: true, screen: component }
    } catch (failure) {
      // A container remembers its failures, so the next attempt opens a new one.
      if (state.opening === opening) state.opening = undefined
      return { ok: false, error: describe(screen, opening.phase, failure) }
    }
  }

  function describe(screen: ScreenName, reached: LoadPhase, failure: unknown): LoadError {
    const remote = remoteOf(screen)
    const detail = failure instanceof Error ? failure.message : String(failure)
    return {
      remote,
      version: remote && release.remotes[remote]?.version,
      screen,
      ...classifyFailure(reached, failure),
      detail,
      release: releaseName(release),
    }
  }

  function reportOutcome(
    screen: ScreenName,
    phase: LoadPhase,
    outcome: EndedLoad['outcome'],
    startedAt = stateOf(screen).startedAt,
    cause?: LoadCause,
  ): void {
    const remote = remoteOf(screen)
    // A screen that no remote of the release has is nobody's version.
    if (remote)
      reportLoad(
        {
          remote,
          screen,
          version: release.remotes[remote]?.version ?? '?',
          phase,
          outcome,
          ms: Math.round(performance.now() - startedAt),
        },
        cause,
      )
  }

  function fail(error: LoadError, startedAt?: number): void {
    stateOf(error.screen).hasFailed = true
    report(error)
    reportOutcome(error.screen, error.phase, 'failed', startedAt, error.cause)
  }

  async function start(screen: ScreenName): Promise<LoadResult> {
    const startedAt = performance.now()
    const state = stateOf(screen)
    state.startedAt = startedAt
    let result = await attempt(screen)
    // If a script's preload failed, the browser fails the script too, without a new request. The second attempt makes one.
    if (!result.ok && result.error.cause === 'not-delivered' && result.error.phase !== 'entry') {
      state.hasFailed = true
      result = await attempt(screen)
    }
    if (result.ok) reportOutcome(screen, 'module', state.hasFailed ? 'recovered' : 'loaded', startedAt)
    else fail(result.error, startedAt)
    state.hasFailed = !result.ok
    return result
  }

  function follow(screen: ScreenName, loading: Promise<LoadResult>): Promise<LoadResult> {
    const state = stateOf(screen)
    const followed = loading.finally(() => {
      if (state.inFlight === followed) state.inFlight = undefined
    })
    state.inFlight = followed
    return followed
  }

  function load(screen: ScreenName): Promise<LoadResult> {
    const state = stateOf(screen)
    if (state.component) return Promise.resolve({ ok: true, screen: state.component })
    const joined = state.begun ?? state.inFlight
    state.begun = undefined
    return joined ?? follow(screen, start(screen))
  }

  return {
    release,
    prepare,
    loaded: (screen) => stateOf(screen).component,
    begin(screen) {
      const state = stateOf(screen)
      state.begun = undefined
      return (state.begun = load(screen))
    },
    load,
    retry(screen) {
      const state = stateOf(screen)
      const { inFlight: slow } = state
      // The screen may have been loaded, and have thrown while rendering.
      state.component = state.begun = undefined
      const remote = remoteOf(screen)
      if (remote) stateOfRemote(remote).opening = undefined
      const again = start(screen)
      return follow(screen, slow ? firstSuccess(again, slow) : again)
    },
    reportThrown: (screen, failure) => fail(describe(screen, 'render', failure)),
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

/** The result of the load that succeeds first; if both fail, that of `first`. */
async function firstSuccess(first: Promise<LoadResult>, other: Promise<LoadResult>): Promise<LoadResult> {
  const success = async (load: Promise<LoadResult>) => {
    const result = await load
    if (!result.ok) throw new Error(result.error.cause)
    return result
  }
  return Promise.any([success(first), success(other)]).catch(() => first)
}
