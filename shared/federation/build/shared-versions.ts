import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { sharePolicy } from '../share-policy.ts'

const require = createRequire(import.meta.url)
const libraryVersion = (name: string) => (require(`${name}/package.json`) as { version: string }).version

/** One for all entries of `shared`, for people: composition compares the exports themselves. */
const { version: sharedVersion } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
) as { readonly version: string }

const isEntry = (name: string) => name.startsWith('shared/')

/** The version of each module that the host provides. */
export const providedVersions = () =>
  Object.fromEntries(sharePolicy.map(({ name }) => [name, isEntry(name) ? sharedVersion : libraryVersion(name)]))

/** The range of each library that a remote requires. */
export const libraryRanges = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sharePolicy.filter(({ name }) => !isEntry(name)).map(({ name }) => [name, `^${libraryVersion(name)}`]),
  )

/**
 * The shared modules that a remote requires. It contains no copies of them: with a wrong version it must fail, not load a second copy.
 * Of `shared` any version will do: composition compares the very exports that the remote uses (docs/decisions/0039).
 */
export const requiredModules = () => {
  const ranges = libraryRanges()
  return Object.fromEntries(
    sharePolicy.map(({ name }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: ranges[name] ?? '*', import: false as const },
    ]),
  )
}
