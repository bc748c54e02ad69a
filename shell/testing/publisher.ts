import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { messageOf } from '../store/problems.ts'
import type { PublisherAnswer, PublisherTask } from './start-publisher.ts'

/* A process that publishes and promotes on command, for tests in which several do so at once, or one is killed. */

/** The calls that name files or remove names. Between two of them only drafts change, which nobody reads. */
const steps = ['mkdir', 'open', 'link', 'unlink'] as const
let taken = 0
let last = Number.POSITIVE_INFINITY

function countSteps(name: (typeof steps)[number]): void {
  const take = files[name] as (...parameters: unknown[]) => unknown
  const counted = (...parameters: unknown[]): unknown => {
    if (taken === last) process.kill(process.pid, 'SIGKILL')
    taken += 1
    return take(...parameters)
  }
  Object.assign(files, { [name]: counted })
}
steps.forEach(countSteps)
// Calls that were imported by name count too.
syncBuiltinESMExports()
const { publishAndServe } = await import('../store/publish.ts')

process.on('message', ({ options, lastStep }: PublisherTask) => {
  taken = 0
  last = lastStep ?? Number.POSITIVE_INFINITY
  void publishAndServe(options).then(
    ({ id }) => process.send?.({ published: id, steps: taken } satisfies PublisherAnswer),
    (failure: unknown) => process.send?.({ failed: messageOf(failure) } satisfies PublisherAnswer),
  )
})
process.send?.('ready')
