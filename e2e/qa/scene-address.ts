import type { RemoteName } from 'shared/federation'
import type { Scenario } from 'shared/isolation'
import { knownCustomers, knownOrganizations, type KnownCustomer } from './known.ts'

/** What a tester can choose from. */
export interface KnownScenes {
  readonly scenarios: ReadonlyMap<RemoteName, readonly Scenario[]>
  /** The versions of each remote that can be opened, the one that customers get first. `source` is the checkout's own. */
  readonly versions: ReadonlyMap<RemoteName, readonly string[]>
}

/** What an address says: a version of a remote, in a state. */
export interface SceneChoice {
  readonly remote: RemoteName
  readonly version: string
  readonly scenario: Scenario
  /** The organisation's key; absent outside any. */
  readonly org: string | undefined
  /** Absent if nobody is signed in. */
  readonly customer: KnownCustomer | undefined
}

/** An address that names something unknown. */
export class UnknownChoice extends Error {
  override readonly name = 'UnknownChoice'
  /** What could have been named instead. */
  readonly known: readonly string[]

  constructor(problem: string, known: readonly string[]) {
    super(problem)
    this.known = known
  }
}

/**
 * Reads what an address says: `/mf-rewards?scenario=lista`, or the screen's own address with the same parameters and `remote`. What is
 * left out is the scenario's; the version is the one that customers get.
 * @throws {UnknownChoice}
 */
export function readSceneChoice({ scenarios, versions }: KnownScenes, remoteName: string, query: URLSearchParams): SceneChoice {
  const remote = requireKnown('remoto', remoteName, [...scenarios.keys()])
  const ofRemote = scenarios.get(remote) ?? []
  const slug = requireKnown('cenário', query.get('scenario') ?? '', ofRemote.map((scenario) => scenario.slug))
  const scenario = ofRemote.find((candidate) => candidate.slug === slug)
  if (!scenario) throw new UnknownChoice('cenário desconhecido', [])
  const known = versions.get(remote) ?? []
  const version = requireKnown('versão', query.get('version') ?? known[0] ?? '', known)
  const org = query.get('org') ?? scenario.org ?? ''
  const keys = knownOrganizations.map(({ key }) => key)
  if (scenario.path.includes('{org}')) requireKnown('empresa', org, keys)
  else requireKnown('empresa', org, ['', ...keys])
  const name = query.get('customer') ?? scenario.customer ?? ''
  requireKnown('cliente', name, ['', ...knownCustomers.map((customer) => customer.name)])
  return { remote, version, scenario, org: org || undefined, customer: knownCustomers.find((customer) => customer.name === name) }
}

function requireKnown<Name extends string>(what: string, name: string, known: readonly Name[]): Name {
  const found = known.find((candidate) => candidate === name)
  if (found === undefined) throw new UnknownChoice(name === '' ? `falta: ${what}` : `${what} desconhecido: ${name}`, known)
  return found
}

/** The address of the screen that shows a choice, which says the whole of it. */
export function screenAddress({ remote, version, scenario, org = '', customer }: SceneChoice): string {
  const address = new URL(scenario.path.replace('{org}', org), 'http://site')
  const said = { remote, version, scenario: scenario.slug, org, customer: customer?.name ?? '' }
  for (const [name, value] of Object.entries(said)) address.searchParams.set(name, value)
  return `${address.pathname}${address.search}`
}
