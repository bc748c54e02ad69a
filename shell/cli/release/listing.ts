import {
  changedParts,
  listNumbers,
  readEntries,
  readEntry,
  readNewestEntry,
  stableRelease,
  stableVersions,
  type LogEntry,
  type Passed,
  type Rollout,
  type ServedState,
} from '../../store/release-log.ts'
import { undefinedIfProblem } from '../../store/problems.ts'
import type { Store } from '../../store/store.ts'
import { readVersion, type PartName, type Publication } from '../../store/version.ts'
import { timeOf, versionsOf, type FoundRelease, type FoundVersion } from './find-published.ts'

/* What is published and served, as lines of text or as JSON. */

/** How many entries are listed: a log may have ten thousands. */
const listedEntries = 100

/** What was served lately, one line an entry, the newest first. */
export async function listLog(store: Store, isJson = false): Promise<readonly string[]> {
  const passed: Passed[] = []
  const numbers = await listNumbers(store, { passed }, listedEntries)
  const entries = await readEntries(store, numbers.slice(-listedEntries))
  const served = entries.findLast((entry) => !('problem' in entry))
  const newest = entries.at(-1)
  if (!served && newest && 'problem' in newest) throw newest.problem
  const listed = entries.map(async (entry) => {
    if ('problem' in entry) return { number: entry.number, damaged: entry.problem.message }
    const { number, state, action } = entry
    return {
      number,
      release: stableRelease(state),
      ...action,
      parts: await Promise.all(action.parts.map((part) => describePart(store, entry, part))),
      served: entry === served,
      rollout: state.rollout,
    }
  })
  const log = (await Promise.all(listed)).toReversed()
  if (isJson) return asJson(log)
  if (log.length === 0) return ['nothing is served yet']
  const rows = columns(
    log.map((entry) => {
      if (entry.damaged !== undefined) return [String(entry.number), entry.damaged]
      const { number, at, release, command, parts, by, message, forced, rollout, served: isServed } = entry
      const changed = parts.map(({ part, version }) => (version ? `${part}@${version}` : `${part} taken out`))
      const share = rollout && `${rollout.part}@${rollout.version} for ${rollout.percent} %`
      const commits = joined(' ', ...parts.map(({ commit }) => commit))
      const why = reasons(message ?? joined('; ', ...parts.map((part) => part.message)), forced)
      const state = joined(', ', share, isServed && 'served')
      return [String(number), timeOf(at), release, command, changed.join(' '), state, by, commits, why]
    }),
  )
  return [...rows, ...describePassed(passed)]
}

/** What lies in the log and does not count, one line each. */
export const describePassed = (passed: readonly Passed[]): readonly string[] => [
  ...new Set(passed.map(({ problem }) => `passed over: ${problem.message}`)),
]

/** A part that an entry of the log changed. Without a version, it was taken out. */
async function describePart(store: Store, { state: { parts, rollout }, action }: LogEntry, part: PartName) {
  const isCandidate = action.command === 'promote' && rollout?.part === part
  const version = isCandidate ? rollout.version : parts[part]?.version
  const published = version === undefined ? undefined : await publicationOf(store, part, version)
  return { part, version, commit: published?.commit, message: published?.message }
}

/** `show` describes a damaged version; the list goes on. */
async function publicationOf(store: Store, part: PartName, id: string): Promise<Publication | undefined> {
  return (await readVersion(store, part, id).catch(undefinedIfProblem))?.published
}

export async function listVersions(store: Store, part: PartName, isJson = false): Promise<readonly string[]> {
  const newest = await readNewestEntry(store)
  const shares = newest
    ? sharesOf(stableVersions(newest.state), newest.state.rollout).filter((share) => share.part === part)
    : []
  const versions = (await versionsOf(store, part)).map(({ id: version, published }) => {
    const percent = shares.find((share) => share.version === version)?.percent ?? 0
    return { part, version, percent, ...published }
  })
  if (isJson) return asJson(versions)
  const rows = columns(
    versions.map(({ version, percent, at, by, commit = '', message, forced }) => {
      const share = percent === 100 ? 'served' : percent === 0 ? 'not served' : `served to ${percent} %`
      return [`${part}@${version}`, timeOf(at), share, by, commit, reasons(message, forced)]
    }),
  )
  return versions.some(({ commit }) => commit?.endsWith('+')) ? [...rows, '+  files differed from the commit'] : rows
}

export async function showVersion(store: Store, { part, id }: FoundVersion): Promise<readonly string[]> {
  const { content, published } = await readVersion(store, part, id)
  const { at, by, commit, message, forced } = published
  const from = commit?.endsWith('+') ? `commit ${commit} (files differed from it)` : commit && `commit ${commit}`
  const origin = joined(', ', content.version, `published by ${by}`, timeOf(at), from)
  return [
    joined(' – ', `${part}@${id}, ${origin}`, reasons(message, forced)),
    ...columns(content.files.map(({ url, integrity }) => [url, integrity])),
  ]
}

/** A release: when it was served, and each part’s version with its origin, who began to serve it, and the file whose hash reports name. */
export async function showRelease(store: Store, { id, versions, entry, isServed }: FoundRelease) {
  const { at, by, command, message, forced } = entry.action
  const rows = sharesOf(versions, isServed ? entry.state.rollout : undefined).map(
    async ({ part, version, percent, isDefault }) => {
      const { content, published } = await readVersion(store, part, version)
      const { at: publishedAt, by: team, commit = '', message: why = '' } = published
      const file = 'entry' in content ? content.entry : content.scripts.at(-1)
      const share = isDefault ? '' : `for ${percent} %`
      const origin = [timeOf(publishedAt), team, commit, why, await promotionOf(store, entry, part, version)]
      return [`${part}@${version}`, content.version, share, ...origin, file?.url ?? '', file?.integrity ?? '']
    },
  )
  const action = `${isServed ? 'served' : 'first served'} by entry ${entry.number}: ${command} by ${by}, ${timeOf(at)}`
  return [joined(' – ', `release ${id}, ${action}`, reasons(message, forced)), ...columns(await Promise.all(rows))]
}

/** Who began to serve a version of a release. Until a rollout ends, only its own entries change what is served. */
async function promotionOf(store: Store, entry: LogEntry, part: PartName, version: string): Promise<string> {
  const served = entry.state.parts[part]
  const began = served?.version === version ? await readEntry(store, served.since).catch(undefinedIfProblem) : entry
  return began ? `${began.action.command} by ${began.action.by}, ${timeOf(began.action.at)}` : ''
}

/** What an entry of the log changed, one line each: the served release, and from which version each part went to which. */
export function describeChange(before: LogEntry | undefined, { number, state }: LogEntry): readonly string[] {
  const release = `release ${stableRelease(state)} is served`
  if (before?.number === number) return [`${release} already`]
  const versionIn = (served: ServedState | undefined, part: PartName) => served?.parts[part]?.version ?? 'none'
  const { rollout } = state
  const lines = changedParts(before?.state, state).map((part) => {
    const [from, to] = [versionIn(before?.state, part), versionIn(state, part)]
    if (rollout?.part === part) return `${part}  ${to} → ${rollout.version} for ${rollout.percent} % of the customers`
    return from === to
      ? `${part}  ${before?.state.rollout?.version} is no longer rolled out`
      : `${part}  ${from} → ${to}`
  })
  return [release, ...lines]
}

/** The share of the customers that gets each version, in percent. */
function sharesOf(versions: Readonly<Record<string, string>>, rollout?: Rollout) {
  const stable = (Object.entries(versions) as [PartName, string][]).map(([part, version]) => ({
    part,
    version,
    percent: rollout?.part === part ? 100 - rollout.percent : 100,
    isDefault: true,
  }))
  return rollout ? [...stable, { ...rollout, isDefault: false }] : stable
}

const asJson = (value: unknown): readonly string[] => [JSON.stringify(value, undefined, 2)]

const reasons = (message = '', forced?: string) => joined(' – ', message, forced !== undefined && `forced: ${forced}`)

/** Those that are there, each once. */
const joined = (between: string, ...texts: readonly (string | false | undefined)[]): string =>
  [...new Set(texts)].filter(Boolean).join(between)

/** Rows as lines of text; each column is as wide as its widest cell. The last cell of a row may be wider. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = []
  for (const row of rows)
    for (const [index, { length }] of row.slice(0, -1).entries()) widths[index] = Math.max(widths[index] ?? 0, length)
  const padded = (cell: string, column: number) => cell.padEnd(widths[column] ?? 0)
  return rows.map((row) => row.map(padded).join('  ').trimEnd())
}
