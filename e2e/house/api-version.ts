import { gt, major, minor } from 'semver'
import { readReport, type ReportStatement } from 'shared/federation/build'

export interface Api {
  readonly entry: string
  /** The report of the API as committed: its first line names its version. */
  readonly committed: string
  /** The statements of the API as it is now, and the version that `shared/versions.json` gives it. */
  readonly current: { readonly statements: string; readonly version: string }
}

/**
 * What is wrong with an entry's version, a line for each export whose change needs another one: an added export needs a new minor
 * or major version, a changed or removed one a new major version. An entry without a committed report is new.
 */
export function versionProblems({ entry, committed, current }: Api): readonly string[] {
  const before = readReport(committed)
  const from = before.version
  if (from === undefined) return []
  const isMajor = gt(current.version, from) && major(current.version) > major(from)
  const isMinor = isMajor || (gt(current.version, from) && minor(current.version) > minor(from))
  const [old, now] = [byName(before.statements), byName(readReport(current.statements).statements)]
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((key) => {
    const change = changeOf(old.get(key), now.get(key))
    if (change === undefined || isMajor || (change === 'was added' && isMinor)) return []
    const needed = change === 'was added' ? 'minor' : 'major'
    const name = (now.get(key) ?? old.get(key))?.name
    return [`shared/${entry}: ${name} ${change}, which needs a new ${needed} version in shared/versions.json (from ${from}, now ${current.version})`]
  })
}

/** A name may be of a type and of a value. */
const byName = (statements: readonly ReportStatement[]): ReadonlyMap<string, ReportStatement> =>
  new Map(statements.map((statement) => [`${statement.name} ${statement.kind} ${statement.isExported}`, statement]))

function changeOf(before: ReportStatement | undefined, now: ReportStatement | undefined): 'was added' | 'was removed' | 'has changed' | undefined {
  // What is not exported matters only where it changes: what names it has changed with it.
  if (!before) return now?.isExported ? 'was added' : undefined
  if (!now) return before.isExported ? 'was removed' : undefined
  return before.text === now.text ? undefined : 'has changed'
}
