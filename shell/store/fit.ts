import { lt, satisfies } from 'semver'
import type { Statements } from 'shared/federation'
import { findBreach, type Breach } from './compare-statements.ts'
import type { PublishedRemote, PublishedShell } from './published-release.ts'

type Provider = Pick<PublishedShell, 'provides' | 'exports'>
type Consumer = Pick<PublishedRemote, 'requires' | 'uses' | 'builtWith'>

export interface FitProblem {
  readonly remote: string
  /** One line. */
  readonly reason: string
  /** The shell lacks what the remote's newer `shared` has. */
  readonly isShellOlder: boolean
}

/** What signatures stand for, as far as it is known. */
export type KnownStatements = Readonly<Record<string, Statements | undefined>>

/**
 * Why remotes cannot run in a shell. A remote that does not use what changed has no reason.
 * @param labels how reasons name parts, such as `mf-home@3f2a4b5c6d7e`
 */
export const fitProblems = (
  shell: Provider,
  remotes: Readonly<Partial<Record<string, Consumer>>>,
  known: KnownStatements = {},
  labels: Readonly<Record<string, string>> = {},
): readonly FitProblem[] =>
  Object.entries(remotes).flatMap(([remote, consumer]) => {
    if (!consumer) return []
    const names = { own: labels[remote] ?? remote, shells: labels.shell ?? 'the shell' }
    return [...libraryProblems(shell, consumer, names), ...exportProblems(shell, consumer, known, names)].map(
      (problem) => ({ remote, ...problem }),
    )
  })

/** The signatures that differ. Only what these stand for is compared. */
export const differingSignatures = (
  shell: Provider,
  remotes: Readonly<Partial<Record<string, Consumer>>>,
): readonly string[] => {
  const differing = Object.values(remotes).flatMap((remote) => (remote ? differingUses(shell, remote) : []))
  return [...new Set(differing.flatMap(({ needed, provided }) => (provided === undefined ? [] : [needed, provided])))]
}

/** The exports that a remote uses and that the shell lacks, or has with another signature. */
const differingUses = ({ exports }: Provider, { uses }: Consumer) =>
  Object.entries(uses).flatMap(([entry, used]) =>
    Object.entries(used)
      .map(([exported, needed]) => ({ entry, exported, needed, provided: exports[entry]?.[exported] }))
      .filter(({ needed, provided }) => needed !== provided),
  )

interface Names {
  readonly own: string
  readonly shells: string
}

type Problem = Omit<FitProblem, 'remote'>

const libraryProblems = ({ provides }: Provider, { requires }: Consumer, { own, shells }: Names): readonly Problem[] =>
  Object.entries(requires).flatMap(([library, range]) => {
    const provided = provides[library]
    if (provided !== undefined && satisfies(provided, range)) return []
    const does = provided === undefined ? 'does not provide it' : `provides ${provided}`
    return [{ reason: `${own} requires ${library} ${range}, ${shells} ${does}`, isShellOlder: false }]
  })

/** One for each statement that somebody changed, with the exports through which the remote uses it. */
function exportProblems(shell: Provider, remote: Consumer, known: KnownStatements, names: Names): readonly Problem[] {
  const found = new Map<string, { readonly isShellOlder: boolean; readonly exports: string[] }>()
  for (const { entry, exported, needed, provided } of differingUses(shell, remote)) {
    const [own, shells] = [remote.builtWith[entry], shell.provides[entry]]
    const isShellOlder = own !== undefined && shells !== undefined && lt(shells, own)
    const [mine, theirs] = [known[needed], known[provided ?? '']]
    const breach = mine && theirs && findBreach(mine, theirs, isShellOlder)
    if (mine && theirs && !breach) continue
    const versioned = {
      own: `${names.own} (shared ${own ?? 'of an unknown version'})`,
      shells: `${names.shells} (${shells === undefined ? `no ${entry}` : `shared ${shells}`})`,
    }
    const why = breach ? describeBreach(breach, versioned) : describeOther(versioned, provided !== undefined)
    const { exports } = found.get(why) ?? { exports: [] }
    found.set(why, { isShellOlder, exports: [...exports, `${exported} of ${entry}`] })
  }
  return [...found].map(([why, { isShellOlder, exports }]) => ({
    reason: `${why} ${exports.join(', ')}`,
    isShellOlder,
  }))
}

const describeOther = ({ own, shells }: Names, isProvided: boolean): string =>
  isProvided ? `${shells} has another one than ${own} was built with:` : `${shells} lacks what ${own} uses:`

function describeBreach({ statement, needed, provided }: Breach, { own, shells }: Names): string {
  const difference =
    needed === undefined
      ? `needs "${short(provided)}", which ${own} was built without`
      : provided === undefined
        ? `lacks "${short(needed)}", which ${own} was built with`
        : `has "${short(provided)}", ${own} was built with "${short(needed)}"`
  return `${statement}: ${shells} ${difference}; it uses`
}

const longest = 160
const short = (text = ''): string => (text.length > longest ? `${text.slice(0, longest)}…` : text).replace(/;$/, '')
