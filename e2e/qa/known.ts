import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteName } from 'shared/federation'
import { withFault, type FailingStates, type Scenario } from 'shared/scenarios'
import { customers, type SeedCustomer } from '../platform/seed/customers.ts'
import { remoteNames, workspace } from '../site/parts.ts'

/** The customers of the seed, as scenarios name them. */
export const knownCustomers = Object.values<SeedCustomer>(customers).map(({ label, phone, user }) => ({
  name: label,
  phone,
  username: user.username,
  isFederated: user.status === 'EXTERNAL_PROVIDER',
}))
export type KnownCustomer = (typeof knownCustomers)[number]

export interface KnownStates {
  readonly scenarios: readonly Scenario[]
  /** Names that stand for a scenario in which a call fails. */
  readonly failing: FailingStates
}

/** @param directory a checkout @throws if two states have one name: an address would mean the first */
export async function readKnownStates(remote: RemoteName, directory = workspace): Promise<KnownStates> {
  const { href } = pathToFileURL(join(directory, remote, 'scenarios/index.ts'))
  const { scenarios, failing = {} } = (await import(/* @vite-ignore */ href)) as {
    /** In groups, in older commits. */
    readonly scenarios: readonly Scenario[] | Readonly<Record<string, readonly Scenario[]>>
    readonly failing?: FailingStates
  }
  const all = Object.values(scenarios).flat()
  const names = [...all.map(({ slug }) => slug), ...Object.keys(failing)]
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`two states of ${remote} are named ${twice}`)
  return { scenarios: all, failing }
}

/** The states of some remotes, by default of all of this checkout. */
export async function readAllStates(remotes = remoteNames): Promise<ReadonlyMap<RemoteName, KnownStates>> {
  return new Map(await Promise.all(remotes.map(async (name) => [name, await readKnownStates(name)] as const)))
}

/** All states of a remote as scenarios, the failing ones too. @param directory a checkout */
export async function readScenarios(remote: RemoteName, directory = workspace): Promise<readonly Scenario[]> {
  const { scenarios, failing } = await readKnownStates(remote, directory)
  const failingScenarios = Object.entries(failing).map(([slug, { of, call, fault, press, shows }]) => {
    const found = scenarios.find((scenario) => scenario.slug === of)
    if (!found) throw new Error(`no scenario ${of}`)
    const { isPortrait: _, ...scenario } = found
    const steps = [...(scenario.steps ?? []), ...(press ? [{ press }] : [])]
    return { ...withFault(scenario, call ?? firstCall(scenario), fault), slug, steps, shows: [shows].flat() }
  })
  return [...scenarios, ...failingScenarios]
}

/** The call that `&fault=` affects, unless `&call=` names another; empty if the scenario names none. */
export const firstCall = ({ calls = {} }: Scenario): string => Object.keys(calls)[0] ?? ''
