import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeText } from './change-text.ts'
import { UselessFault, type Fault } from './fault.ts'

/** The sources of a copy, into which faults are put and taken out again. */
export interface Sources {
  /** @throws {UselessFault} if the fault does not fit its file */
  readonly check: (fault: Fault) => void
  /** Does something while faults, in different files, are in the sources. */
  readonly during: <Outcome>(faults: readonly Fault[], work: () => Promise<Outcome>) => Promise<Outcome>
}

/** @param directory the copy */
export function sourcesOf(directory: string): Sources {
  const change = (fault: Fault) => {
    const place = join(directory, fault.file)
    if (!existsSync(place)) throw new UselessFault(`there is no ${fault.file}`)
    const before = readFileSync(place, 'utf8')
    return { place, before, after: changeText(before, fault) }
  }
  return {
    check: (fault) => void change(fault),
    async during(faults, work) {
      const changes = faults.map(change)
      for (const { place, after } of changes) writeFileSync(place, after)
      try {
        return await work()
      } finally {
        for (const { place, before } of changes) writeFileSync(place, before)
      }
    },
  }
}
