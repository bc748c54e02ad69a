import {
  readEntries,
  stableRelease,
  stableVersions,
  type LogAction,
  type LogEntry,
  type Rollout,
} from 'shell/release/log'
import { StoreProblem } from 'shell/release/problem'
import type { Store } from 'shell/release/store'
import { readVersion, type PartName, type Publication } from 'shell/release/version'
import { columns, timeOf } from './text-columns.ts'

/** A part that an entry of the log changed. */
interface ChangedPart {
  readonly part: string
  /** Absent: the part was taken out. */
  readonly version?: string
  readonly commit?: string
  /** The commit's message. */
  readonly message?: string
}

/** An entry of the log for its readers. */
type ListedEntry =
  | ({
      readonly number: number
      readonly release: string
      readonly parts: readonly ChangedPart[]
      readonly served: boolean
      readonly rollout?: Rollout
    } & Pick<LogAction, 'at' | 'by' | 'command' | 'message' | 'forced'>)
  | { readonly number: number; readonly damaged: string }

/** What was served, the newest first. @throws {StoreProblem} if an entry is missing */
export async function listLog(store: Store): Promise<readonly ListedEntry[]> {
  const entries = await readEntries(store)
  const served = entries.findLast((entry) => !(entry instanceof StoreProblem))
  const publications = new Map<string, Promise<Publication | undefined>>()
  const publicationOf = (part: string, version: string) => {
    const name = `${part}@${version}`
    const known = publications.get(name) ?? publicationIn(store, part, version)
    publications.set(name, known)
    return known
  }
  const list = async (entry: LogEntry | StoreProblem, index: number): Promise<ListedEntry> => {
    if (entry instanceof StoreProblem) return { number: index + 1, damaged: entry.message }
    const { number, state, action } = entry
    const before = entries[index - 1]
    const parts = changedParts(before instanceof StoreProblem ? undefined : before, entry).map(
      async ({ part, version }): Promise<ChangedPart> => {
        const published = version === undefined ? undefined : await publicationOf(part, version)
        const { commit, message } = published ?? {}
        return {
          part,
          ...(version !== undefined && { version }),
          ...(commit !== undefined && { commit }),
          ...(message !== undefined && { message }),
        }
      },
    )
    const { parts: _, ...told } = action
    return {
      number,
      release: stableRelease(state),
      ...told,
      parts: await Promise.all(parts),
      served: entry === served,
      ...(state.rollout && { rollout: state.rollout }),
    }
  }
  return (await Promise.all(entries.map(list))).toReversed()
}

function changedParts(before: LogEntry | undefined, { state, action }: LogEntry): readonly ChangedPart[] {
  const former: Readonly<Record<string, string>> = before ? stableVersions(before.state) : {}
  const present = stableVersions(state)
  const names =
    action.parts ??
    [...new Set([...Object.keys(former), ...Object.keys(present)])].filter((part) => former[part] !== present[part])
  return names.map((part) => {
    const version = action.command === 'promote' && state.rollout?.part === part ? state.rollout.version : present[part]
    return { part, ...(version !== undefined && { version }) }
  })
}

/** A damaged version is told by `show`; the list goes on. */
async function publicationIn(store: Store, part: string, version: string): Promise<Publication | undefined> {
  try {
    return (await readVersion(store, part as PartName, version)).published
  } catch (failure) {
    if (failure instanceof StoreProblem) return undefined
    throw failure
  }
}

/** The log as text, one line an entry. */
export function formatLog(log: readonly ListedEntry[]): readonly string[] {
  if (log.length === 0) return ['nothing is served yet']
  const rows = log.map((entry) => ('damaged' in entry ? [] : cellsOf(entry)))
  const lines = columns(rows.filter((row) => row.length > 0))
  let next = 0
  return log.map((entry) => ('damaged' in entry ? `${entry.number}  ${entry.damaged}` : (lines[next++] ?? '')))
}

function cellsOf({
  number,
  at,
  release,
  command,
  parts,
  by,
  message,
  forced,
  served,
  rollout,
}: Exclude<ListedEntry, { damaged: string }>): readonly string[] {
  const commits = [...new Set(parts.flatMap(({ commit }) => commit ?? []))].join(' ')
  const words = message ?? [...new Set(parts.flatMap(({ message: text }) => text ?? []))].join('; ')
  return [
    String(number),
    timeOf(at),
    release,
    command,
    parts.map(({ part, version }) => (version === undefined ? `${part} taken out` : `${part}@${version}`)).join(' '),
    [rollout && `${rollout.part}@${rollout.version} for ${rollout.percent} %`, served && 'served']
      .filter(Boolean)
      .join(', '),
    by,
    commits,
    [words, forced !== undefined && `forced: ${forced}`].filter(Boolean).join(' – '),
  ]
}
