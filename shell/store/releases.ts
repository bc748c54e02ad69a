import * as v from 'valibot'
import { storeAddresses } from './addresses.ts'
import { allEnded } from './all-ended.ts'
import { createDocument, readDocument } from './document.ts'
import { undefinedIfProblem } from './problems.ts'
import { candidateVersions, listNumbers, readEntries, readEntry, stableVersions, type LogEntry } from './release-log.ts'
import type { Store } from './store.ts'
import { readVersion, releaseId, type PartName } from './version.ts'

/*
 * `releases/{id}.json` leads from a release to the first entry that served it to most customers, `releases/{id}.candidate.json` to the first
 * that did so to some: nobody reads the log for it, however long it is.
 */

type Versions = Readonly<Record<string, string>>

const schema = v.object({ versions: v.record(v.string(), v.string()), entry: v.number() })

const nameOf = (id: string, isCandidate: boolean) => `releases/${id}${isCandidate ? '.candidate' : ''}.json`

/** How many entries are looked at. If the writer was killed or came second, the number is another entry's, and its own comes soon after, or much later. */
const laterEntries = 50

/** Keeps what leads to an entry's releases and their files. It is written before the entry, so that no server has one without the other. */
export async function storeReleases(
  store: Store,
  { number, state }: Pick<LogEntry, 'number' | 'state'>,
): Promise<void> {
  const { parts, rollout } = state
  // The others have theirs since they were served first.
  const fresh = Object.entries(parts).flatMap(([part, { version, since }]) =>
    since === number ? [[part, version]] : [],
  )
  if (rollout) fresh.push([rollout.part, rollout.version])
  await allEnded(fresh.map(([part, version]) => keepFiles(store, part as PartName, version ?? '')))
  const keep = (versions: Versions, isCandidate: boolean) =>
    createDocument(store, nameOf(releaseId(versions), isCandidate), { versions, entry: number })
  await keep(stableVersions(state), false)
  const candidate = candidateVersions(state)
  if (candidate) await keep(candidate, true)
}

const keepFiles = async (store: Store, part: PartName, version: string): Promise<void> =>
  storeAddresses(store, 'addresses', (await readVersion(store, part, version)).content.files)

/** The versions of a release that somebody served, or began to; undefined if nobody did. @throws {StoreProblem} */
export const versionsOf = async (store: Store, id: string): Promise<Versions | undefined> =>
  (await readReleaseFile(store, id))?.versions

const readReleaseFile = async (store: Store, id: string) =>
  (await readDocument(store, nameOf(id, false), schema)) ?? (await readDocument(store, nameOf(id, true), schema))

/** A release that is or was served: its versions and the entry that began it; undefined if no entry has it. @throws {StoreProblem} */
export async function findServed(
  store: Store,
  id: string,
): Promise<{ readonly versions: Versions; readonly entry: LogEntry } | undefined> {
  const found = await readReleaseFile(store, id)
  if (!found) return undefined
  const serves = ({ state }: LogEntry) =>
    [stableVersions(state), candidateVersions(state)].some((versions) => versions && releaseId(versions) === id)
  const first = await readEntry(store, found.entry).catch(undefinedIfProblem)
  if (first && serves(first)) return { versions: found.versions, entry: first }
  const later = (await listNumbers(store, { after: found.entry })).slice(0, laterEntries)
  // A mix that came second may be served much later: only then the whole log is read.
  for (const numbers of [() => later, () => listNumbers(store)]) {
    const entries = await readEntries(store, await numbers())
    const entry = entries.find((one): one is LogEntry => !('problem' in one) && serves(one))
    if (entry) return { versions: found.versions, entry }
  }
  return undefined
}

/** The ids of all releases, in no order. */
export const releaseIds = async (store: Store): Promise<readonly string[]> => [
  ...new Set((await store.list('releases')).map((name) => name.slice(0, 12))),
]

/** Whether most customers had a release. */
export const wasServed = async (store: Store, id: string): Promise<boolean> =>
  (await store.read(nameOf(id, false))) !== undefined
