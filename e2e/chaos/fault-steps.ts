import type { RemoteName } from 'shared/federation'
import { promote, withdraw } from 'shell/release/promote'
import { rollBackPart, rollBackTo } from 'shell/release/roll-back'
import { readCurrentRelease } from 'shell/release/store'
import { ReleaseRefused } from 'shell/release/serve'
import { isCall } from '../kit/is-call.ts'
import { liftFaults } from '../kit/platform-control.ts'
import type { RemoteFault } from '../kit/remote-origin.ts'
import { untilServed } from '../kit/serve-site.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { effects, faultNames } from '../tests/faults/fault-names.ts'
import { faultyCalls } from '../tests/faults/faulty-calls.ts'
import type { Dice, Outcome, Step } from './step.ts'
import { storeOf, type World } from './world.ts'

/* What goes wrong around the customer, and what is released meanwhile. */

const by = 'the chaos walk'
const force = 'a walk needs it'

/** A call that fails from now on, or some times. A late call is none of them: this process's time would decide what comes first. */
export function planCallFault(dice: Dice): Step {
  const { name, call } = dice.one(faultyCalls)
  const kind = dice.one(faultNames.filter((fault) => fault !== 'latency'))
  // What hangs, hangs until it is lifted: the walk must know which calls to wait for.
  const times = kind === 'hang' ? undefined : dice.one([1, 2, 3, undefined])
  return {
    words: `fault: ${name}, ${kind}, ${times === undefined ? 'always' : `${times} times`}`,
    async act(world) {
      world.isDisturbed = true
      await clientOf(world.platform, 'control').post('/faults', { ...call, ...effects[kind], ...(times !== undefined && { times }) })
      if (kind === 'hang') world.hangingCalls.push(isCall(world.platform, call))
      return 'done'
    },
  }
}

const remotes: readonly RemoteName[] = ['mf-auth', 'mf-home', 'mf-scores', 'mf-rewards', 'mf-profile']
const remoteFaults: readonly RemoteFault[] = ['not-found', 'html', 'tampered', 'hang']

export function planRemoteFault(dice: Dice): Step {
  const remote = dice.one(remotes)
  const fault = dice.one(remoteFaults)
  return {
    words: `fault: the files of ${remote}, ${fault}`,
    act(world) {
      world.isDisturbed = true
      // Only a reload recovers from a chunk that hangs under its preload, so here it is the entry.
      const file = fault === 'hang' ? /remoteEntry/ : undefined
      world.remotes.break(remote, fault, file)
      if (fault === 'hang') world.hangingFiles.push((request) => request.url().includes(`/remotes/${remote}/remoteEntry`))
      return Promise.resolve('done')
    },
  }
}

export function planNetwork(dice: Dice): Step {
  const goes = dice.below(2) === 0
  return {
    words: goes ? 'the network goes' : 'the network comes',
    async act(world) {
      if (world.isOffline === goes) return 'not possible'
      if (goes) world.isDisturbed = true
      world.isOffline = goes
      await world.context.setOffline(goes)
      return 'done'
    },
  }
}

export function planPromotion(dice: Dice): Step {
  const number = dice.below(60)
  return {
    words: `promotes version ${number}`,
    async act(world) {
      const version = world.versions[number % world.versions.length]
      if (!version) return 'not possible'
      if (version.throws) world.isDisturbed = true
      return serve(world, () => promote(storeOf(world), { versions: { [version.part]: version.id }, by, force }))
    },
  }
}

export function planRollback(dice: Dice): Step {
  const remote = dice.one(remotes)
  return { words: `rolls back ${remote}`, act: (world) => serve(world, () => rollBackPart(storeOf(world), remote, { by })) }
}

export function planWithdrawal(dice: Dice): Step {
  const remote = dice.one(remotes)
  return {
    words: `withdraws ${remote}`,
    act(world) {
      world.isDisturbed = true
      return serve(world, () => withdraw(storeOf(world), remote, { by, force }))
    },
  }
}

/** Changes what is served, and waits until the server serves it. */
async function serve(world: World, change: () => Promise<unknown>): Promise<Outcome> {
  try {
    await change()
  } catch (refusal) {
    if (refusal instanceof ReleaseRefused) return 'not possible'
    throw refusal
  }
  await untilServed(world.siteUrl, (await readCurrentRelease(world.store))?.id ?? '')
  return 'done'
}

/** Ends everything that goes wrong: faults, broken files, the network, the release. What a page got wrong before, it still shows. */
export async function endFaults(world: World): Promise<void> {
  await liftFaults(world.platform)
  world.hangingCalls = []
  world.remotes.heal()
  world.isOffline = false
  await world.context.setOffline(false)
  await serve(world, () => rollBackTo(storeOf(world), world.soundRelease, { by }))
}
