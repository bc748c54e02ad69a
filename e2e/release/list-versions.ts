import { readNewestEntry } from 'shell/release/log'
import type { Store } from 'shell/release/store'
import { readVersion, versionIds, type PartName, type Publication } from 'shell/release/version'
import { columns, timeOf } from './text-columns.ts'

/** A version for its readers. */
interface ListedVersion extends Publication {
  readonly part: PartName
  readonly version: string
  /** The share of the customers that get it. */
  readonly percent: number
}

/** The versions of a part, the newest first. */
export async function listVersions(store: Store, part: PartName): Promise<readonly ListedVersion[]> {
  const state = (await readNewestEntry(store))?.state
  const rollout = state?.rollout?.part === part ? state.rollout : undefined
  const share = (version: string): number => {
    if (version === rollout?.version) return rollout.percent
    return version === state?.parts[part]?.version ? 100 - (rollout?.percent ?? 0) : 0
  }
  const versions = (await versionIds(store, part)).map(async (version): Promise<ListedVersion> => {
    const { published } = await readVersion(store, part, version)
    return { part, version, percent: share(version), ...published }
  })
  return (await Promise.all(versions)).toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

/** The versions as text, one line each. */
export const formatVersions = (versions: readonly ListedVersion[]): readonly string[] =>
  columns(
    versions.map(({ part, version, percent, at, by, commit = '', message = '' }) => [
      `${part}@${version}`,
      timeOf(at),
      shareText(percent),
      by,
      commit,
      message,
    ]),
  )

function shareText(percent: number): string {
  if (percent === 0) return 'not served'
  return percent === 100 ? 'served' : `served to ${percent} %`
}
