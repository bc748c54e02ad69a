import { expect, test } from 'vitest'
import { exampleParts, writeRemoteBuild } from '../testing/example-builds.ts'
import { publishAll, readServed } from '../testing/example-site.ts'
import { startPublisher } from '../testing/start-publisher.ts'
import { publishAndServe } from './publish.ts'

test('a publisher that is killed at any moment leaves the former release or the new one, complete; the next one publishes', async () => {
  const { store, workspace, first } = await publishAll()
  const remotes = exampleParts.filter((part) => part !== 'shell')
  const writeVersion = (version: string) => {
    for (const remote of remotes) writeRemoteBuild(workspace, remote, { version })
  }
  writeVersion('1.1.0')
  const answer = await (await startPublisher()).publish({ store, workspace, parts: remotes })
  const steps = answer && 'steps' in answer ? answer.steps : 0
  // Each of the last steps, which choose the release; only some of the earlier ones, which all write files in the same way.
  const choosing = 8
  const lastSteps = Array.from({ length: steps }, (_, step) => step).filter(
    (step) => step >= steps - choosing || step % Math.ceil(steps / 12) === 0,
  )
  expect(lastSteps.length).toBeGreaterThan(choosing)
  let served = await readServed(store)
  expect(served.id).not.toBe(first.id)
  const outcomes: string[] = []
  for (const lastStep of lastSteps) {
    const version = `2.${lastStep}.0`
    writeVersion(version)
    const publisher = await startPublisher()
    expect(await publisher.publish({ store, workspace, parts: remotes }, lastStep)).toBeUndefined()
    const now = await readServed(store)
    outcomes.push(now.id === served.id ? 'former' : 'new')
    if (now.id !== served.id)
      expect(Object.values(now.remotes).map((remote) => remote.version)).toEqual(remotes.map(() => version))
    served = await publishAndServe({ store, workspace, parts: remotes })
    expect(served.remotes['mf-home']?.version).toBe(version)
  }
  expect(new Set(outcomes)).toEqual(new Set(['former', 'new']))
})
