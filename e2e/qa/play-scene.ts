import { callFaults, withFault, type PlatformChange } from 'shared/scenarios'
import type { Scene } from 'shell/qa'
import type { Addresses } from '../platform/addresses.ts'
import { newestCode } from '../platform/testing/inbox-client.ts'
import { storedSession, type Tokens } from '../platform/testing/wire-client.ts'
import { knownCustomers, knownOrganizations } from './known.ts'
import type { KnownScenes, SceneChoice } from './scene-address.ts'

/** The platform refused a change. */
class RefusedChange extends Error {
  override readonly name = 'RefusedChange'
}

/** @param control the address of the platform's control service */
export async function changePlatform(control: string, { method, path, body }: PlatformChange): Promise<unknown> {
  const text = await withPlatform(control, JSON.stringify(body))
  const response = await fetch(`${control}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: text,
  })
  const answer = await response.text()
  if (!response.ok) throw new RefusedChange(`${method} ${path}: ${response.status} ${answer}`)
  return answer === '' ? undefined : JSON.parse(answer)
}

/** Says what no scenario knows: `{cdn}` stands for the CDN's address, `{now}` for the platform's time in epoch milliseconds. */
async function withPlatform(control: string, text: string): Promise<string> {
  if (!/\{(cdn|now)\}/.test(text)) return text
  const [{ cdn }, now] = await Promise.all([readAddresses(control), timeOf(control)])
  return text.replaceAll('{cdn}', cdn).replaceAll('{now}', String(now))
}

async function readAddresses(control: string): Promise<Addresses> {
  const { addresses } = (await (await fetch(control)).json()) as { addresses: Addresses }
  return addresses
}

/** Resets the platform and makes it what a scenario says. @returns what is left for the page to do */
export async function prepareScene(
  control: string,
  known: KnownScenes,
  { remote, version, scenario, failing, org, customer }: SceneChoice,
): Promise<Scene> {
  await changePlatform(control, { method: 'POST', path: '/reset', body: {} })
  const session =
    customer &&
    ((await changePlatform(control, {
      method: 'POST',
      path: '/sessions',
      body: { username: customer.username },
    })) as Tokens)
  const { changes = [] } = failing ? withFault(scenario, failing.call, failing.fault) : scenario
  for (const change of changes) await changePlatform(control, change)
  const { local = {}, session: ofTab = {}, refuses = [] } = scenario.device?.(await timeOf(control)) ?? {}
  return {
    local: { ...(session && storedSession(session, customer)), ...local },
    session: ofTab,
    refuses,
    isSignedIn: session !== undefined,
    steps: scenario.steps ?? [],
    choices: {
      remote,
      version,
      scenario: scenario.slug,
      org: org ?? '',
      customer: customer?.name ?? '',
      isOwn: org === scenario.org && customer?.name === scenario.customer,
      call: failing?.call ?? '',
      fault: failing?.fault ?? '',
      scenarios: (known.states.get(remote)?.scenarios ?? []).map(({ slug, name }) => ({ slug, name })),
      calls: Object.keys(scenario.calls ?? {}),
      faults: Object.keys(callFaults),
      orgs: knownOrganizations,
      customers: knownCustomers.map(({ name }) => name),
    },
  }
}

/** The platform's time, in epoch milliseconds. */
async function timeOf(control: string): Promise<number> {
  const { now } = (await (await fetch(`${control}/clock`)).json()) as { now: string }
  return Date.parse(now)
}

/** The newest code that the platform has sent to a phone. */
export const newestCodeAt = async (control: string, phone: string): Promise<string> =>
  newestCode({ addresses: await readAddresses(control) }, phone)
