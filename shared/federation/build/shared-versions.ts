import { createRequire } from 'node:module'
import { sharePolicy } from '../share-policy.ts'

const require = createRequire(import.meta.url)
const versionOf = (name: string) => {
  const owner = name.startsWith('shared/') ? '../../package.json' : `${name}/package.json`
  return (require(owner) as { version: string }).version
}

/** The version of each module that the host provides. */
export const providedVersions = () => Object.fromEntries(sharePolicy.map(({ name }) => [name, versionOf(name)]))

/** What a remote requires. It carries no copy of its own: with the wrong version it must fail, not run twice. */
export const requiredModules = () =>
  Object.fromEntries(
    sharePolicy.map(({ name }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(name)}`, import: false as const },
    ]),
  )
