/** A process as Linux reports it (proc(5), `/proc/[pid]/stat`). */
export interface Process {
  readonly pid: number
  readonly parent: number
  /** When it began. Together with the pid it identifies a process: pids are used again. */
  readonly startedAt: number
  /** The processor time that it has used, in ticks. */
  readonly ticks: number
}

/** The processor time used by a moment, in ticks. */
export interface Look {
  readonly atMs: number
  /** By all programs, including what other virtual machines took. */
  readonly all: number
  /** By the bench's own processes. */
  readonly bench: number
}

/** Linux reports times in hundredths of a second (`USER_HZ`). */
const ticksPerSecond = 100

/**
 * Counts the bench's processes: the first one, and whatever one of them has started. A process still counts after it, or its parent,
 * has ended.
 * @param counted what each process used when it was last seen; kept between calls, and changed
 * @returns what all of them have used, in ticks
 */
export function countBench(counted: Map<string, number>, processes: readonly Process[], first: number): number {
  const byPid = new Map(processes.map((process) => [process.pid, process]))
  const name = ({ pid, startedAt }: Process) => `${pid} ${startedAt}`
  const isOurs = (process: Process | undefined): boolean =>
    process !== undefined && (process.pid === first || counted.has(name(process)) || isOurs(byPid.get(process.parent)))
  for (const process of processes.filter(isOurs)) counted.set(name(process), process.ticks)
  return [...counted.values()].reduce((sum, ticks) => sum + ticks, 0)
}

/** How many processors other programs kept busy on average, in the busiest minute of a run; in all of a run that was shorter. */
export function othersInBusiestMinute(looks: readonly Look[], minuteMs = 60_000): number {
  const minutes = looks.flatMap((from) => {
    const to = looks.find(({ atMs }) => atMs - from.atMs >= minuteMs)
    return to ? [[from, to] as const] : []
  })
  const [first, last] = [looks[0], looks.at(-1)]
  if (minutes.length === 0 && first && last && last !== first) minutes.push([first, last])
  const others = minutes.map(([from, to]) => {
    const ticks = to.all - from.all - (to.bench - from.bench)
    return ticks / ticksPerSecond / ((to.atMs - from.atMs) / 1000)
  })
  // Both counts are rounded separately, so the difference can be slightly negative.
  return Math.max(0, ...others)
}
