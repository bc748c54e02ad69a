import { satisfies } from 'semver'
import type { PublishedRemote, PublishedShell } from './published-release.ts'

type Provider = Pick<PublishedShell, 'provides' | 'exports'>
type Consumer = Pick<PublishedRemote, 'requires' | 'uses' | 'builtWith'>

/** Why remotes cannot run in a shell, a line for each reason. A remote that does not use what changed has none. */
export const fitProblems = (shell: Provider, remotes: Readonly<Partial<Record<string, Consumer>>>): readonly string[] =>
  Object.entries(remotes).flatMap(([name, remote]) =>
    remote ? [...libraryProblems(shell, name, remote), ...exportProblems(shell, name, remote)] : [],
  )

const libraryProblems = ({ provides }: Provider, name: string, { requires }: Consumer): readonly string[] =>
  Object.entries(requires).flatMap(([library, range]) => {
    const provided = provides[library]
    if (provided !== undefined && satisfies(provided, range)) return []
    return [
      `${name} requires ${library} ${range}, the shell ${provided === undefined ? 'does not provide it' : `provides ${provided}`}`,
    ]
  })

const exportProblems = (
  { provides, exports }: Provider,
  name: string,
  { uses, builtWith }: Consumer,
): readonly string[] =>
  Object.entries(uses).flatMap(([entry, used]) => {
    const needed = `${entry} ${builtWith[entry] ?? 'of an unknown version'}`
    const shells = provides[entry] === undefined ? `no ${entry}` : `${entry} ${provides[entry]}`
    return Object.entries(used).flatMap(([exported, signature]) => {
      const provided = exports[entry]?.[exported]
      if (provided === signature) return []
      if (provided === undefined)
        return [`${name} uses ${exported} of ${needed}, which the shell (${shells}) does not provide`]
      return [`${name} was built with ${exported} of ${needed}; the shell has another one (${shells})`]
    })
  })
