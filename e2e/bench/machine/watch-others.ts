import { readdirSync, readFileSync } from 'node:fs'
import { countBench, othersInBusiestMinute, type Look, type Process } from './processor-time.ts'

/** What a process uses between the last look and its end counts as others': the shorter the interval, the less. A look takes some 5 ms. */
const lookEveryMs = 500

export interface OthersWatch {
  /** Processors that other programs kept busy until now, in the busiest minute. NaN if this machine does not report it. */
  busiestMinute(): number
  stop(): void
}

/** Watches from now on how much processor time other programs use. Only Linux reports it. */
export function watchOthers(): OthersWatch {
  const looks: Look[] = []
  const counted = new Map<string, number>()
  const takeLook = () => looks.push({ atMs: performance.now(), all: ticksOfAll(), bench: countBench(counted, readProcesses(), process.pid) })
  takeLook()
  const timer = setInterval(takeLook, lookEveryMs)
  return {
    busiestMinute() {
      takeLook()
      return Math.round(100 * othersInBusiestMinute(looks)) / 100
    },
    stop: () => clearInterval(timer),
  }
}

/** Without waiting and interrupts, which belong to nobody. What other virtual machines took (`steal`) counts as others', since it is missing here. */
function ticksOfAll(): number {
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = (readIfThere('/proc/stat') ?? '').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  const sum = user + nice + system + steal
  return sum > 0 ? sum : Number.NaN
}

function readProcesses(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = readIfThere(`/proc/${pid}/stat`)
      if (stat === undefined) return []
      // The name before it may contain anything, even spaces and brackets.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ').map(Number)
      const [parent = 0, user = 0, system = 0, startedAt = 0] = [fields[1], fields[11], fields[12], fields[19]]
      return [{ pid: Number(pid), parent, startedAt, ticks: user + system }]
    })
}

/** A process may end after it was listed and before it is read. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
