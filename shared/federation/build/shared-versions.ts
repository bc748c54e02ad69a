import { createRequire } from 'node:module'
import { sharePolicy } from '../share-policy.ts'

const require = createRequire(import.meta.url)
const versionOf = (name: string) => {
  const owner = name.startsWith('shared/') ? '../../package.json' : `${name}/package.json`
  return (require(owner) as { version: string }).version
}

/** The version of each module that the host provides. */
export const providedVersions = () => Object.fromEntries(sharePolicy.map(({ name }) => [name, versionOf(name)]))

/** The shared modules that a remote requires. It contains no copies of them: with a wrong version it must fail, not load a second copy. */
export const requiredModules = () =>
  Object.fromEntries(
    sharePolicy.map(({ name }) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(name)}`, import: false as const },
    ]),
  )
