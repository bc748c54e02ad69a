import type { Page } from '@playwright/test'
import { holdCall } from '../kit/hold-call.ts'
import { isCall } from '../kit/is-call.ts'
import type { Fault } from '../platform/faults/faults.ts'
import { allSettled } from './rest.ts'
import { signOut } from './session-steps.ts'
import type { Dice } from './step.ts'
import type { World } from './world.ts'

/** What happens while a call is held. */
interface Meanwhile {
  readonly words: string
  readonly act: (world: World, page: Page) => Promise<unknown>
}

const events: readonly Meanwhile[] = [
  { words: 'nothing happens', act: () => Promise.resolve() },
  { words: 'reloads', act: (_, page) => page.reload({ waitUntil: 'commit' }) },
  { words: 'leaves the site and comes back', act: leaveAndReturn },
  { words: 'the network goes and comes', act: loseNetwork },
  { words: 'signs out in another tab', act: signOutElsewhere },
]

export const planMeanwhile = (dice: Dice): Meanwhile => dice.one(events)

/** Presses, and lets something else happen while the call that the press causes is held. */
export async function whileHeld(
  world: World,
  call: Pick<Fault, 'service' | 'method' | 'path'>,
  part: 'request' | 'answer',
  { press, meanwhile }: { readonly press: () => Promise<unknown>; readonly meanwhile: () => Promise<unknown> },
): Promise<void> {
  const held = await holdCall(world.platform, call, part)
  world.heldCall = isCall(world.platform, call)
  await press()
  await allSettled(world)
  await meanwhile()
  await held.letGo()
  world.heldCall = undefined
}

async function leaveAndReturn(_: World, page: Page): Promise<void> {
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
}

async function loseNetwork({ context, isOffline }: World): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(isOffline)
}

async function signOutElsewhere(world: World, page: Page): Promise<void> {
  const other = world.tabs.find((tab) => tab.page !== page)
  if (other) await signOut(world, other.page)
}
