import { join } from 'node:path'
import { sharePolicy } from 'shared/federation'
import { workspace } from '../../site/build-site.ts'

/** Modules of which a page must have one copy: those of the share policy, and the router behind its facade. */
const singleModules: readonly string[] = [...sharePolicy.map(({ name }) => name), 'react-router']

/** React's entry points that keep nothing and read the one React: a few lines, bundled where they are used. */
const stateless = /\/node_modules\/react\/(cjs\/react-)?(jsx-runtime|jsx-dev-runtime|compiler-runtime)[.\w]*$/

/**
 * How many copies of each module the site has: one for every build that has the module, and for every version
 * within a build.
 * @param builds for each build the files of its modules
 */
export function copiesOf(builds: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, number>> {
  const count = (name: string) =>
    Object.values(builds).reduce(
      (sum, files) => sum + new Set(files.flatMap((file) => homeOf(file, name) ?? [])).size,
      0,
    )
  return Object.fromEntries(singleModules.map((name) => [name, count(name)]))
}

/** The folder of the copy that a file belongs to; undefined if it is no part of the module. */
function homeOf(file: string, name: string): string | undefined {
  if (stateless.test(file)) return undefined
  const home = name.startsWith('shared/') ? join(workspace, name) : `/node_modules/${name}`
  const at = file.lastIndexOf(`${home}/`)
  return at < 0 ? undefined : file.slice(0, at + home.length)
}

/** The count furthest from one copy, and its module. */
export function worstCopies(copies: Readonly<Record<string, number>>): {
  readonly value: number
  readonly detail: string
} {
  const wrong = Object.entries(copies).filter(([, count]) => count !== 1)
  const [worst] = wrong.toSorted(([, one], [, other]) => Math.abs(other - 1) - Math.abs(one - 1))
  const detail =
    wrong.length > 0 ? wrong.map(([name, count]) => `${name}: ${count}`).join(', ') : Object.keys(copies).join(', ')
  return { value: worst?.[1] ?? 1, detail }
}
