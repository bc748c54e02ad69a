import { callFaults } from 'shared/scenarios'
import type { SceneChoices } from 'shell/qa'
import { organizations } from '../platform/seed/organizations.ts'
import { knownCustomers } from './known.ts'
import type { KnownScenes, SceneChoice } from './scene-address.ts'

const same = (names: readonly string[]) => names.map((name) => [name, name] as const)

/** What the panel of the QA page shows: what the address says, and what it could say instead. */
export function choicesOf({ states }: KnownScenes, choice: SceneChoice): SceneChoices {
  const { remote, version, scenario, failing, org = '', customer } = choice
  const scenarios = (states.get(remote)?.scenarios ?? []).map(({ slug, name }) => [slug, name] as const)
  const calls = Object.keys(scenario.calls ?? {})
  const faults = [['', 'nenhuma'], ...same(Object.keys(callFaults))] as const
  const orgs = [['', 'nenhuma'], ...organizations.map(({ key, name }) => [key, name] as const)] as const
  const customers = [['', 'ninguém'], ...same(knownCustomers.map(({ name }) => name))] as const
  return {
    remote,
    version,
    isOwn: choice.org === scenario.org && customer?.name === scenario.customer,
    fields: [
      { name: 'scenario', label: 'Cenário', value: scenario.slug, options: scenarios },
      ...(calls.length > 0 ? [{ name: 'fault', label: 'Falha', value: failing?.fault ?? '', options: faults }] : []),
      ...(failing ? [{ name: 'call', label: 'Chamada que falha', value: failing.call, options: same(calls) }] : []),
      { name: 'org', label: 'Empresa', value: org, options: orgs },
      { name: 'customer', label: 'Cliente', value: customer?.name ?? '', options: customers },
    ],
  }
}
