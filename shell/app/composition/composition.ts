import type { Release, RemoteRelease } from 'shared/federation'
import type { EndedLoad } from '../federation/report-load.ts'
import { pageLoads, shellEntry } from '../report/page-report.ts'

/** What the release of this page consists of, as the page itself knows it. Nothing of it is about the customer. */
export interface Composition {
  /** The shell first. */
  readonly parts: readonly ComposedPart[]
  readonly shared: readonly SharedModule[]
}

export interface ComposedPart {
  readonly name: string
  /** Its package's version. */
  readonly version: string
  /** That of its entry. Absent if a dev server serves the part. */
  readonly integrity?: string
  /** How its screens were loaded, in the order in which the loads ended. */
  readonly loads: readonly Pick<EndedLoad, 'screen' | 'outcome' | 'ms'>[]
}

/** A module of which the page has one copy for all parts. */
export interface SharedModule {
  readonly name: string
  readonly version: string
  /** The part whose copy it is. */
  readonly provider: string
  /** The remotes that have requested it. */
  readonly users: readonly string[]
}

/** Reads the composition of this page. */
export function readComposition({ shell, remotes }: Release): Composition {
  const loads = pageLoads()
  const remoteParts = Object.entries(remotes).map(([name, { version, entry }]): ComposedPart => {
    const ofRemote = loads
      .filter(({ remote }) => remote === name)
      .map(({ screen, outcome, ms }) => ({ screen, outcome, ms }))
    return { name, version, ...integrityOf(entry), loads: ofRemote }
  })
  return {
    parts: [{ name: 'shell', version: shell.version, ...integrityOf(shellEntry()), loads: [] }, ...remoteParts],
    shared: sharedModules(),
  }
}

const integrityOf = (entry: RemoteRelease['entry'] | HTMLScriptElement | undefined) =>
  entry && 'integrity' in entry && entry.integrity !== '' ? { integrity: entry.integrity } : {}

/** The part of the federation runtime's share scope that is read here: by module, then by version. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly from: string; readonly useIn: readonly string[] }>>>
>

/** The global variable in which the federation runtime lists its instances, the host first. */
interface FederationRuntime {
  readonly __INSTANCES__: readonly { readonly shareScopeMap: { readonly default?: ShareScope } }[]
}

/** The modules in the host's share scope; none before the first screen. */
function sharedModules(): readonly SharedModule[] {
  const runtime = Reflect.get(globalThis, '__FEDERATION__') as FederationRuntime | undefined
  const { __INSTANCES__: [host] = [] } = runtime ?? {}
  return Object.entries(host?.shareScopeMap.default ?? {}).flatMap(([name, versions]) =>
    Object.entries(versions).map(([version, { from, useIn }]) => ({
      name,
      version,
      provider: from,
      users: useIn.map(remoteName).filter((user) => user !== from),
    })),
  )
}

/** A container's name is its remote's, as an identifier. */
const remoteName = (container: string) => container.replaceAll('_', '-')
