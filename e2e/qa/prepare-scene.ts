import { withFault, type PlatformChange } from 'shared/scenarios'
import type { Scene } from 'shell/qa'
import type { Addresses } from '../platform/addresses.ts'
import { storedSession, type Tokens } from '../platform/testing/wire-client.ts'
import type { SceneChoice } from './scene-address.ts'

/** @throws if the platform refuses the change */
export async function changePlatform(addresses: Addresses, { method, path, body }: PlatformChange): Promise<unknown> {
  const response = await fetch(`${addresses.control}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: await withPlatform(addresses, JSON.stringify(body)),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  return answer === '' ? undefined : JSON.parse(answer)
}

/** Says what no scenario knows: `{cdn}` stands for the CDN's address, `{now}` for the platform's time in epoch milliseconds. */
async function withPlatform(addresses: Addresses, text: string): Promise<string> {
  if (!/\{(cdn|now)\}/.test(text)) return text
  return text.replaceAll('{cdn}', addresses.cdn).replaceAll('{now}', String(await timeOf(addresses)))
}

/** Resets the platform and makes it what a scenario says. @returns what is left for the page to do */
export async function prepareScene(
  addresses: Addresses,
  { scenario, failing, customer }: Pick<SceneChoice, 'scenario' | 'failing' | 'customer'>,
): Promise<Scene> {
  await changePlatform(addresses, { method: 'POST', path: '/reset', body: {} })
  const signIn = { method: 'POST', path: '/sessions', body: { username: customer?.username } } as const
  const session = customer && ((await changePlatform(addresses, signIn)) as Tokens)
  const { changes = [] } = failing ? withFault(scenario, failing.call, failing.fault) : scenario
  for (const change of changes) await changePlatform(addresses, change)
  const { local = {}, session: ofTab = {}, refuses = [] } = scenario.device?.(await timeOf(addresses)) ?? {}
  return {
    local: { ...(session && storedSession(session, customer)), ...local },
    session: ofTab,
    refuses,
    isSignedIn: session !== undefined,
    steps: scenario.steps ?? [],
  }
}

/** The platform's time, in epoch milliseconds. */
async function timeOf({ control }: Addresses): Promise<number> {
  const { now } = (await (await fetch(`${control}/clock`)).json()) as { now: string }
  return Date.parse(now)
}
