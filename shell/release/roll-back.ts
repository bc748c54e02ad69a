import { Refusal, StoreProblem } from './problems.ts'
import {
  appendEntry,
  entryNumbers,
  readEntries,
  readEntry,
  stableRelease,
  type LogEntry,
  type ServedVersion,
} from './release-log.ts'
import { readReleases, serveChange, verifyFiles, type ServeOptions } from './serve.ts'
import type { Store } from './store.ts'
import type { PartName } from './version.ts'

/** Serves the version of a part before its present one; during its rollout, only ends that. Returns the newest entry. */
export function rollBackPart(store: Store, part: PartName, options: ServeOptions): Promise<LogEntry> {
  return serveChange(store, 'rollback', options, async ({ parts, rollout }) => {
    if (rollout?.part === part) return { state: { parts }, parts: [part] }
    const served = parts[part]
    if (!served) throw new Refusal(`${part} is not served; to serve a version of it: release promote ${part}@<version>`)
    const former = await formerVersion(store, part, served)
    if (!former)
      throw new Refusal(
        `${part} has no earlier version${part === 'shell' ? '' : `; to take it out of the site: release withdraw ${part}`}`,
      )
    return { state: { parts: { ...parts, [part]: former }, ...(rollout && { rollout }) }, parts: [part] }
  })
}

const formerVersion = async (
  store: Store,
  part: PartName,
  { since }: ServedVersion,
): Promise<ServedVersion | undefined> => (since > 1 ? (await readEntry(store, since - 1)).state.parts[part] : undefined)

/**
 * Serves a whole release again, and ends a rollout. It needs no other entry, so it also leads past a damaged newest one.
 * @throws {Refusal} if that release was never served; {StoreProblem}
 */
export async function rollBackTo(store: Store, release: string, { by, message }: ServeOptions): Promise<LogEntry> {
  for (;;) {
    const entries = (await readEntries(store)).filter((entry): entry is LogEntry => !(entry instanceof StoreProblem))
    const target = entries.findLast(({ state }) => stableRelease(state) === release)
    if (!target) throw new Refusal(`no release ${release} was served: see release list`)
    const { stable } = await readReleases(store, { parts: target.state.parts })
    await verifyFiles(store, stable)
    const number = ((await entryNumbers(store)).at(-1) ?? 0) + 1
    const action = {
      at: new Date().toISOString(),
      by,
      command: 'rollback',
      ...(message !== undefined && { message }),
    } as const
    const entry = { number, state: { parts: target.state.parts }, action }
    if (await appendEntry(store, entry)) return entry
  }
}
