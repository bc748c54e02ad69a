import {
  candidateVersions,
  readEntries,
  stableRelease,
  stableVersions,
  type LogEntry,
  type ServedState,
} from 'shell/release/log'
import { releaseId } from 'shell/release/version'
import { StoreProblem } from 'shell/release/problem'
import type { Store } from 'shell/release/store'
import { CommandProblem } from './command-problem.ts'

/** A release that was served. */
export interface FoundRelease {
  readonly id: string
  /** Its versions; during a rollout in which most customers get it, with the rollout. */
  readonly state: ServedState
  /** The entry of the log that served it last. */
  readonly entry: LogEntry
  readonly isServed: boolean
}

/**
 * Finds a release by its id or the first digits of it, at least four; without, the served one.
 * @throws {CommandProblem} with the releases that were served
 */
export async function findRelease(store: Store, text?: string): Promise<FoundRelease> {
  const entries = (await readEntries(store)).filter((entry): entry is LogEntry => !(entry instanceof StoreProblem))
  const releases = new Map<string, FoundRelease>()
  for (const entry of entries) {
    const isServed = entry === entries.at(-1)
    const candidate = candidateVersions(entry.state)
    if (candidate) {
      const id = releaseId(candidate)
      const parts = {
        ...entry.state.parts,
        ...Object.fromEntries(
          Object.entries(candidate).map(([part, version]) => [part, { version, since: entry.number }]),
        ),
      }
      releases.set(id, { id, state: { parts }, entry, isServed })
    }
    const id = stableRelease(entry.state)
    releases.set(id, { id, state: entry.state, entry, isServed })
  }
  const newest = entries.at(-1)
  if (!newest) throw new CommandProblem('nothing is served yet')
  const wanted = text ?? stableRelease(newest.state)
  const found = /^[0-9a-f]{4,12}$/.test(wanted) ? [...releases.values()].filter(({ id }) => id.startsWith(wanted)) : []
  if (found.length > 1) throw new CommandProblem(`${wanted} may be ${found.map(({ id }) => id).join(' or ')}`)
  return found[0] ?? refuse(wanted, [...releases.keys()])
}

const shown = 10

function refuse(text: string, ids: readonly string[]): never {
  throw new CommandProblem(
    `no release ${text} was served; ${ids.length > shown ? 'the newest' : 'one of'}: ${ids.slice(-shown).toReversed().join(', ')}`,
  )
}

/** The id of each part's version in a release, by part. */
export const versionsOf = ({ state }: FoundRelease): Readonly<Record<string, string>> => stableVersions(state)
