import type { Page } from '@playwright/test'
import { holdCall } from '../kit/hold-call.ts'
import { reload } from './hands.ts'
import { isCall } from '../kit/is-call.ts'
import { addFault } from '../kit/platform-control.ts'
import type { Fault } from '../platform/faults/faults.ts'
import { effects, faultNames, type FaultName } from '../tests/faults/fault-names.ts'
import { allSettled } from './rest.ts'
import { signOut } from './session-steps.ts'
import type { Dice } from './step.ts'
import type { World } from './world.ts'

/** What a press meets: nothing, a fault of its call, or an event while its call is held. */
export interface Mishap {
  /** Empty where nothing happens; else with a comma before it. */
  readonly words: string
  /** Presses a control, and lets the mishap happen to the call that the press causes. */
  readonly meet: (world: World, page: Page, press: () => Promise<unknown>) => Promise<void>
}

type Call = Pick<Fault, 'service' | 'method' | 'path'>

/** Draws a mishap for a press that causes a call. */
export function planMishap(dice: Dice, call: Call): Mishap {
  switch (dice.one(['none', 'none', 'fault', 'request', 'answer'] as const)) {
    case 'none':
      return { words: '', meet: async (_, _page, press) => void (await press()) }
    case 'fault':
      return planFault(dice.one(faultNames.filter((name) => name !== 'latency' && name !== 'hang')), call)
    case 'request':
      return planHeld('request', dice.one(events), call)
    case 'answer':
      return planHeld('answer', dice.one(events), call)
  }
}

const planFault = (name: FaultName, call: Call): Mishap => ({
  words: `, and the call fails: ${name}`,
  async meet(world, _, press) {
    world.isDisturbed = true
    await addFault(world.platform, { ...call, ...effects[name], times: 1 })
    await press()
  },
})

interface Event {
  readonly words: string
  readonly act: (world: World, page: Page) => Promise<unknown>
}

const events: readonly Event[] = [
  { words: 'reloads', act: reload },
  { words: 'leaves the site and comes back', act: leaveAndReturn },
  { words: 'loses the network for a moment', act: loseNetwork },
  { words: 'signs out in another tab', act: signOutElsewhere },
]

const planHeld = (part: 'request' | 'answer', event: Event, call: Call): Mishap => ({
  words: `, and ${event.words} before ${part === 'request' ? 'the service has it' : 'the response comes'}`,
  async meet(world, page, press) {
    const held = await holdCall(world.platform, call, part)
    world.heldCall = isCall(world.platform, call)
    await press()
    await allSettled(world)
    await event.act(world, page)
    await held.letGo()
    world.heldCall = undefined
  },
})

async function leaveAndReturn({ isOffline }: World, page: Page): Promise<void> {
  if (isOffline) return
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
