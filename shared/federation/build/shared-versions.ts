import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { sharePolicy } from '../share-policy.ts'

const require = createRequire(import.meta.url)
const libraryVersion = (name: string) => (require(`${name}/package.json`) as { version: string }).version

/** The version of each entry of `shared`. Each has its own: a team that does not use what changed has nothing to do. */
const entryVersions = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../versions.json'), 'utf8')) as Readonly<Record<string, string>>

function entryVersion(name: string): string {
  const version = entryVersions[name.replace('shared/', '')]
  if (version === undefined) throw new Error(`shared/versions.json has no version of ${name}`)
  return version
}

const isEntry = (name: string) => name.startsWith('shared/')

/** The version of each module that the host provides. */
export const providedVersions = () =>
  Object.fromEntries(sharePolicy.map(({ name }) => [name, isEntry(name) ? entryVersion(name) : libraryVersion(name)]))

/** The range of each library that a remote requires. */
export const libraryRanges = (): Readonly<Record<string, string>> =>
  Object.fromEntries(sharePolicy.filter(({ name }) => !isEntry(name)).map(({ name }) => [name, `^${libraryVersion(name)}`]))

/**
 * The shared modules that a remote requires. It contains no copies of them: with a wrong version it must fail, not load a second copy.
 * Of `shared` any version will do: composition compares the very exports that the remote uses (docs/decisions/0039).
 */
export const requiredModules = () => {
  const ranges = libraryRanges()
  return Object.fromEntries(
    sharePolicy.map(({ name }) => [name, { singleton: true, strictVersion: true, requiredVersion: ranges[name] ?? '*', import: false as const }]),
  )
}
