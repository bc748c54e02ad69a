import { Refusal, RolloutUnderWay } from './problems.ts'
import {
  readNewest,
  stableVersions,
  type LogEntry,
  type Rollout,
  type ServedState,
  type ServedVersion,
} from './release-log.ts'
import { findServed } from './releases.ts'
import { changeServed, type ServeOptions } from './serve.ts'
import type { Store } from './store.ts'
import { releaseId, type PartName } from './version.ts'

export interface Promotion extends ServeOptions {
  /** The id of each promoted version, by part. The other parts stay as they are served. */
  readonly versions: Readonly<Record<string, string>>
  /** The share of the customers that get the version, above 0. Default: 100. A share below 100 begins or grows a rollout. */
  readonly percent?: number
}

/** Makes versions part of the served release. @returns the newest entry @throws like {@link changeServed} */
export function promote(store: Store, { versions, percent = 100, ...options }: Promotion): Promise<LogEntry> {
  const promoted = Object.entries(versions) as [PartName, string][]
  const parts = promoted.map(([part]) => part)
  return changeServed(store, 'promote', options, async (state, number) => {
    const next = percent < 100 ? withRollout(state, promoted, percent, number) : withVersions(state, promoted, number)
    return { state: next, parts }
  })
}

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
  promoted: readonly (readonly [PartName, string])[],
  percent: number,
  number: number,
): ServedState {
  const [first, ...others] = promoted
  if (!first || others.length > 0) throw new Refusal('a rollout is of one part')
  const [part, version] = first
  const { rollout, parts } = state
  if (!parts.shell) throw new Refusal('nothing is served yet: the first release goes to all customers')
  if (rollout && (rollout.part !== part || rollout.version !== version))
    throw new RolloutUnderWay(`${describeRollout(rollout)}: one rollout at a time`)
  if (parts[part]?.version === version) throw new Refusal(`${part}@${version} is served to all customers already`)
  if (rollout && percent < rollout.percent)
    throw new Refusal(`${describeRollout(rollout)}: a share only grows; to take it back, abort`)
  return rollout?.percent === percent
    ? state
    : { parts, rollout: { part, version, percent, since: rollout ? rollout.since : number } }
}

const describeRollout = ({ part, version, percent }: Rollout) =>
  `${part}@${version} is being rolled out to ${percent} %`

/** Ends the rollout, of any candidate unless one is given. Returns the newest entry; undefined if there is no such rollout. */
export async function abort(store: Store, options: ServeOptions, candidate?: string): Promise<LogEntry | undefined> {
  let isAborted = false
  const entry = await changeServed(store, 'abort', options, async (state) => {
    const { rollout } = state
    isAborted = rollout !== undefined && (candidate ?? rollout.version) === rollout.version
    return isAborted && rollout ? { state: { parts: state.parts }, parts: [rollout.part] } : { state }
  })
  return isAborted ? entry : undefined
}

/** Takes a remote out of the served release. @returns the newest entry */
export function withdraw(store: Store, part: PartName, options: ServeOptions): Promise<LogEntry> {
  return changeServed(store, 'withdraw', options, async ({ parts, rollout }) => {
    const { [part]: served, ...others } = parts
    if (!served) throw new Refusal(`${part} is not served`)
    return { state: { parts: others, ...(rollout && rollout.part !== part && { rollout }) }, parts: [part] }
  })
}

/** Serves the version of a part before its present one; during its rollout, only ends that. Returns the newest entry. */
export function rollBackPart(store: Store, part: PartName, options: ServeOptions): Promise<LogEntry> {
  return changeServed(store, 'rollback', options, async ({ parts, rollout }) => {
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
): Promise<ServedVersion | undefined> => readNewest(store, since - 1, ({ state }) => state.parts[part])

/** Serves a whole release again, and ends a rollout. @throws {Refusal} if most customers never had that release; {StoreProblem} */
export function rollBackTo(store: Store, release: string, options: ServeOptions): Promise<LogEntry> {
  return changeServed(store, 'rollback', options, async () => {
    const { parts } = (await findServed(store, release))?.entry.state ?? {}
    if (!parts || releaseId(stableVersions({ parts })) !== release)
      throw new Refusal(`no release ${release} was served: see release list`)
    return { state: { parts } }
  })
}
