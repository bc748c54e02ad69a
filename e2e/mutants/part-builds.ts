import type { PartName } from 'shell/release'
import { faultTitle, UselessFault, type Fault } from './fault.ts'
import { partsWith } from './parts-of.ts'
import type { RunInCopy } from './workspace-copy.ts'

/** Knows what a copy's parts were built from, and builds a part again if its sources differ. */
export interface PartBuilds {
  /**
   * @param fault the fault that is in the sources now
   * @throws {UselessFault} if a part cannot be built with it
   */
  readonly bring: (parts: readonly PartName[], fault?: Fault) => Promise<void>
}

export function partBuilds(run: RunInCopy): PartBuilds {
  /** For each part: the fault in its build, '' for none. */
  const built = new Map<PartName, string>()

  async function build(part: PartName, wanted: string): Promise<void> {
    built.delete(part)
    const { passed, said } = await run(`${part}/node_modules/.bin/rspack`, ['build'], { folder: part })
    if (!passed) throw new UselessFault(`the build of ${part} failed: ${said.trim().split('\n').slice(0, 5).join(' ')}`)
    built.set(part, wanted)
  }

  return {
    async bring(parts, fault) {
      const wanted = (part: PartName) => (fault && partsWith(fault.file).includes(part) ? faultTitle(fault) : '')
      const waiting = parts.filter((part) => built.get(part) !== wanted(part))
      // Two at a time for two cores.
      const worker = async () => {
        for (let part = waiting.shift(); part; part = waiting.shift()) await build(part, wanted(part))
      }
      await Promise.all([worker(), worker()])
    },
  }
}
