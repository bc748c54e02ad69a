import { Refusal, RolloutUnderWay } from './problems.ts'
import {
  readNewest,
  readNewestEntry,
  stableRelease,
  stableVersions,
  type LogAction,
  type Reading,
  type Rollout,
  type ServedState,
  type ServedVersion,
} from './release-log.ts'
import { findServed } from './releases.ts'
import type { Store } from './store.ts'
import { releaseId, type PartName } from './version.ts'

/** What a command makes of what is served: {@link changeServed} applies it. */
export interface Change {
  readonly command: LogAction['command']
  /** It takes nothing over from the state before, so that state may be unreadable. */
  readonly replacesAll?: boolean
  /**
   * The next state; the same one if there is nothing to do. The state is empty before the first release.
   * @throws {Refusal} if the change makes no sense
   */
  readonly apply: (state: ServedState, next: NextEntry) => ServedState | Promise<ServedState>
}

/** Where the entry of a change comes, and how that change reads the entries before. */
interface NextEntry {
  readonly number: number
  readonly store: Store
  readonly reading: Reading
}

/**
 * Makes versions part of the served release; the other parts stay. @param versions the id of each, by part
 * @param percent the share of the customers that get the version, above 0. A share below 100 begins or grows a rollout
 */
export const promote = (versions: Readonly<Record<string, string>>, percent = 100): Change => ({
  command: 'promote',
  apply(state, { number }) {
    const promoted = Object.entries(versions) as [PartName, string][]
    return percent < 100 ? withRollout(state, promoted, percent) : withVersions(state, promoted, number)
  },
})

function withVersions(
  state: ServedState,
  promoted: readonly (readonly [PartName, string])[],
  number: number,
): ServedState {
  const changed = promoted.filter(([part, version]) => state.parts[part]?.version !== version)
  const { rollout } = state
  const ofRollout = rollout && promoted.find(([part]) => part === rollout.part)
  if (rollout && ofRollout && ofRollout[1] !== rollout.version)
    throw new Refusal(`${describeRollout(rollout)}: abort it first`)
  if (changed.length === 0) return state
  const parts = changed.map(([part, version]): [PartName, ServedVersion] => [part, { version, since: number }])
  return { parts: { ...state.parts, ...Object.fromEntries(parts) }, ...(rollout && !ofRollout && { rollout }) }
}

function withRollout(
  state: ServedState,
  [first, ...others]: readonly (readonly [PartName, string])[],
  percent: number,
): ServedState {
  if (!first || others.length > 0) throw new Refusal('a rollout is of one part')
  const [part, version] = first
  const { rollout, parts } = state
  if (!parts.shell) throw new Refusal('nothing is served yet: the first release goes to all customers')
  if (rollout && (rollout.part !== part || rollout.version !== version))
    throw new RolloutUnderWay(`${describeRollout(rollout)}: one rollout at a time`)
  if (parts[part]?.version === version) throw new Refusal(`${part}@${version} is served to all customers already`)
  if (rollout && percent < rollout.percent)
    throw new Refusal(`${describeRollout(rollout)}: a share only grows; to take it back, abort`)
  return rollout?.percent === percent ? state : { parts, rollout: { part, version, percent } }
}

const describeRollout = ({ part, version, percent }: Rollout) =>
  `${part}@${version} is being rolled out to ${percent} %`

/** Ends the rollout. */
export const abort = (): Change => ({
  command: 'abort',
  apply({ parts, rollout }) {
    if (!rollout) throw new Refusal('nothing is being rolled out')
    return { parts }
  },
})

/** Takes a remote out of the served release. */
export const withdraw = (part: PartName): Change => ({
  command: 'withdraw',
  apply({ parts, rollout }) {
    const { [part]: served, ...others } = parts
    if (!served) throw new Refusal(`${part} is not served`)
    return { parts: others, ...(rollout && rollout.part !== part && { rollout }) }
  },
})

/** Serves the version of a part before its present one; during its rollout, only ends that. */
export const rollBackPart = (part: PartName): Change => ({
  command: 'rollback',
  async apply({ parts, rollout }, { store, reading }) {
    if (rollout?.part === part) return { parts }
    const served = parts[part]
    if (!served) throw new Refusal(`${part} is not served; to serve a version of it: release promote ${part}@<version>`)
    const former = await readNewest(store, ({ state }) => state.parts[part], {
      ...reading,
      below: served.since,
    })
    if (!former)
      throw new Refusal(
        `${part} has no earlier version${part === 'shell' ? '' : `; to take it out of the site: release withdraw ${part}`}`,
      )
    return { parts: { ...parts, [part]: former }, ...(rollout && { rollout }) }
  },
})

/** The release that most customers had before the present version of a part, if any. */
export async function releaseBefore(store: Store, part: PartName): Promise<string | undefined> {
  const { state } = (await readNewestEntry(store, { passesUnread: true })) ?? {}
  const below = state?.parts[part]?.since
  return readNewest(store, (entry) => stableRelease(entry.state), { below, passesUnread: true })
}

/** Serves a whole release again, one that most customers had, and ends a rollout. */
export const rollBackTo = (release: string): Change => ({
  command: 'rollback',
  replacesAll: true,
  async apply(_, { store }) {
    const { parts } = (await findServed(store, release))?.entry.state ?? {}
    if (!parts || releaseId(stableVersions({ parts })) !== release)
      throw new Refusal(`no release ${release} was served: see release list`)
    return { parts }
  },
})
