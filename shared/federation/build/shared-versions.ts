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

export const providedVersions = () =>
  Object.fromEntries(sharePolicy.map(({ name }) => [name, isEntry(name) ? sharedVersion : libraryVersion(name)]))

export const libraryRanges = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sharePolicy.filter(({ name }) => !isEntry(name)).map(({ name }) => [name, `^${libraryVersion(name)}`]),
  )

/** A remote has no copies: with a wrong version it must fail. Any `shared` will do: composition compares exports (decisions/0039). */
export const requiredModules = () => {
  const ranges = libraryRanges()
  return Object.fromEntries(
    sharePolicy.map(({ name }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: ranges[name] ?? '*', import: false as const },
    ]),
  )
}
