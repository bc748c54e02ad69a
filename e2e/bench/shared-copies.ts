import { join } from 'node:path'
import { sharePolicy } from 'shared/federation'
import { workspace } from '../site/parts.ts'
import type { Measured } from './report.ts'

/** Modules of which a page must have one copy: those of the share policy, and the router behind its facade. */
const singleModules = [...sharePolicy.map(({ name }) => name), 'react-router']

/** React's entry points that keep nothing and read the one React: a few lines, bundled where they are used. */
const stateless = /\/node_modules\/react\/(cjs\/react-)?(jsx-runtime|jsx-dev-runtime|compiler-runtime)[.\w]*$/

/** The count furthest from one: a copy for every build that has the module, and for each version in a build. @param builds their files */
export function worstCopies(builds: Readonly<Record<string, readonly string[]>>): Measured {
  const counts = singleModules.map((name) => {
    const homes = Object.values(builds).map((files) => new Set(files.flatMap((file) => homeOf(file, name) ?? [])))
    return { name, count: homes.reduce((sum, { size }) => sum + size, 0) }
  })
  const wrong = counts.filter(({ count }) => count !== 1)
  const [worst] = wrong.toSorted((one, other) => Math.abs(other.count - 1) - Math.abs(one.count - 1))
  if (!worst) return { value: 1, detail: singleModules.join(', ') }
  return { value: worst.count, detail: wrong.map(({ name, count }) => `${name}: ${count}`).join(', ') }
}

/** The folder of the copy that a file belongs to; undefined if it is no part of the module. */
function homeOf(file: string, name: string): string | undefined {
  if (stateless.test(file)) return undefined
  const home = name.startsWith('shared/') ? join(workspace, name) : `/node_modules/${name}`
  const at = file.lastIndexOf(`${home}/`)
  return at < 0 ? undefined : file.slice(0, at + home.length)
}
