import type { RemoteName } from 'shared/federation'
import { faultsOf, type CallFault, type Scenario } from 'shared/scenarios'
import type { SceneChoices } from 'shell/qa'
import { Refusal } from 'shell/store/problems'
import { organizations } from '../platform/seed/organizations.ts'
import { firstCall, knownCustomers, type KnownCustomer, type KnownStates } from './known.ts'

export interface KnownScenes {
  readonly states: ReadonlyMap<RemoteName, KnownStates>
  /** The versions of each remote that can be opened, the one that customers get first. `source` is the checkout's own. */
  readonly versions: ReadonlyMap<RemoteName, readonly string[]>
}

/** What an address says: a version of a remote, in a state. */
export interface SceneChoice {
  readonly remote: RemoteName
  readonly version: string
  readonly scenario: Scenario
  /** The name in the address, if no scenario has it any more. */
  readonly former: string | undefined
  /** The call that fails, and how; absent if none does. */
  readonly failing?: { readonly call: string; readonly fault: CallFault }
  /** The organisation's key; absent outside any. */
  readonly org: string | undefined
  /** Absent if nobody is signed in. */
  readonly customer: KnownCustomer | undefined
  /** The screen's own parameters: `busca=navio`. */
  readonly ofScreen: readonly (readonly [name: string, value: string])[]
}

const ownParameters = new Set(['remote', 'version', 'scenario', 'call', 'fault', 'org', 'customer'])

/**
 * Reads `/mf-rewards?scenario=lista&fault=500`, or the screen's own address with the same parameters and `remote`. What is left out is the
 * scenario's; the version is the one that customers get. Reports have names of former scenarios: such a name stands for the one that begins
 * most like it. @throws {Refusal} what is unknown, and in further lines what is known
 */
export function readSceneChoice(
  { states, versions }: KnownScenes,
  remoteName: string,
  query: URLSearchParams,
): SceneChoice {
  const [remote, ofRemote] = choose('remoto desconhecido', remoteName, [...states], ([name]) => name)
  const name = query.get('scenario') ?? ''
  const state = ofRemote.failing[name]
  const slug = state?.of ?? name
  const alike = ofRemote.scenarios.find((known) => known.slug === slug) ?? mostAlike(slug, ofRemote.scenarios)
  const scenario = alike ?? choose('cenário desconhecido', slug, ofRemote.scenarios, (known) => known.slug)
  const fault = query.get('fault') ?? state?.fault ?? ''
  const call = query.get('call') ?? state?.call ?? firstCall(scenario)
  const failing = fault !== '' && {
    call: choose('chamada desconhecida', call, Object.keys(scenario.calls ?? {}), String),
    fault: choose('falha desconhecida', fault, faultsOf(scenario.calls?.[call] ?? []), String),
  }
  const known = versions.get(remote) ?? []
  const version = chooseVersion(query.get('version')?.replace(`${remote}@`, '') ?? known[0] ?? '', known)
  const keys = [...(scenario.path.includes('{org}') ? [] : ['']), ...organizations.map(({ key }) => key)]
  const org = choose('empresa desconhecida', query.get('org') ?? scenario.org ?? '', keys, String)
  const customer = choose(
    'cliente desconhecido',
    query.get('customer') ?? scenario.customer ?? '',
    [undefined, ...knownCustomers],
    (candidate) => candidate?.name ?? '',
  )
  const former = scenario.slug === slug ? undefined : slug
  const ofScreen = [...query].filter(([parameter]) => !ownParameters.has(parameter))
  return { remote, version, scenario, former, ...(failing && { failing }), org: org || undefined, customer, ofScreen }
}

/** The scenario whose name begins most like another; undefined if none begins like it. */
function mostAlike(name: string, scenarios: readonly Scenario[]): Scenario | undefined {
  if (name === '') return undefined
  return scenarios.find(({ slug }) => slug.startsWith(name)) ?? mostAlike(name.slice(0, -1), scenarios)
}

/** A version by its id or, as in the release command, at least its first four digits. */
function chooseVersion(typed: string, known: readonly string[]): string {
  const [only, ...others] = typed.length < 4 ? [] : known.filter((id) => id.startsWith(typed))
  return only !== undefined && others.length === 0 ? only : choose('versão desconhecida', typed, known, String)
}

/** Finds what a name means. @param problem what an unknown one is, in Portuguese @throws {Refusal} if the name means nothing */
function choose<Item>(problem: string, name: string, items: readonly Item[], nameOf: (item: Item) => string): Item {
  const index = items.findIndex((item) => nameOf(item) === name)
  if (index !== -1) return items[index] as Item
  const refusal = name === '' ? `falta: ${problem.split(' ')[0]}` : `${problem}: ${name}`
  throw new Refusal([refusal, ...items.map(nameOf)].join('\n'))
}

/** The address of the screen that shows a choice, which says the whole of it. */
export function screenAddress(choice: SceneChoice): string {
  const { remote, version, scenario, former = scenario.slug, failing, org = '', customer, ofScreen } = choice
  const address = new URL(scenario.path.replace('{org}', org), 'http://site')
  const parameters = { remote, version, scenario: former, ...failing, org, customer: customer?.name ?? '' }
  for (const [name, value] of [...ofScreen, ...Object.entries(parameters)]) address.searchParams.set(name, value)
  return `${address.pathname}${address.search}`
}

const same = (names: readonly string[]) => names.map((name) => [name, name] as const)

/** What the panel of the QA page shows: what the address says, and what it could say instead. */
export function choicesOf({ states }: KnownScenes, choice: SceneChoice): SceneChoices {
  const { remote, version, scenario, former, failing, org = '', customer } = choice
  const scenarios = (states.get(remote)?.scenarios ?? []).map(({ slug, name }) => [slug, name] as const)
  const { calls = {} } = scenario
  const faults = [['', 'nenhuma'], ...same(faultsOf(calls[failing?.call ?? firstCall(scenario)] ?? []))] as const
  const orgs = [['', 'nenhuma'], ...organizations.map(({ key, name }) => [key, name] as const)] as const
  const customers = [['', 'ninguém'], ...same(knownCustomers.map(({ name }) => name))] as const
  return {
    remote,
    version,
    former,
    isOwn: choice.org === scenario.org && customer?.name === scenario.customer,
    fields: [
      { name: 'scenario', label: 'Cenário', value: scenario.slug, options: scenarios },
      ...(firstCall(scenario) ? [{ name: 'fault', label: 'Falha', value: failing?.fault ?? '', options: faults }] : []),
      ...(failing
        ? [{ name: 'call', label: 'Chamada que falha', value: failing.call, options: same(Object.keys(calls)) }]
        : []),
      { name: 'org', label: 'Empresa', value: org, options: orgs },
      { name: 'customer', label: 'Cliente', value: customer?.name ?? '', options: customers },
    ],
  }
}
