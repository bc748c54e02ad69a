import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteName } from 'shared/federation'
import type { Scenario } from 'shared/scenarios'
import { customers as seedCustomers } from '../platform/seed/customers.ts'
import { organizations } from '../platform/seed/organizations.ts'
import { remoteNames, workspace } from '../site/parts.ts'

/** A customer of the seed, as a scenario names one. */
export interface KnownCustomer {
  readonly name: string
  /** National; absent without a phone. */
  readonly phone: string | undefined
  readonly username: string
  /** Whether the account is Google's or Apple's. */
  readonly isFederated: boolean
}

export const knownCustomers: readonly KnownCustomer[] = Object.values(seedCustomers).map((customer) => ({
  name: customer.label,
  phone: 'phone' in customer ? customer.phone : undefined,
  username: customer.user.username,
  isFederated: customer.user.status === 'EXTERNAL_PROVIDER',
}))

export const knownOrganizations: readonly { readonly key: string; readonly name: string }[] = organizations.map(
  ({ key, name }) => ({ key, name }),
)

/** The scenarios of a remote, in its own order. @param directory a checkout */
export async function readScenarios(remote: RemoteName, directory = workspace): Promise<readonly Scenario[]> {
  const { href } = pathToFileURL(join(directory, remote, 'src/scenarios.ts'))
  const { scenarios } = (await import(/* @vite-ignore */ href)) as {
    scenarios: Readonly<Record<string, readonly Scenario[]>>
  }
  return Object.values(scenarios).flat()
}

/** The scenarios of all remotes of this checkout. */
export async function readAllScenarios(): Promise<ReadonlyMap<RemoteName, readonly Scenario[]>> {
  return new Map(await Promise.all(remoteNames.map(async (name) => [name, await readScenarios(name)] as const)))
}
