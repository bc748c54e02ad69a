import type { PublishedRelease, ReleaseParts } from './published-release.ts'
import { readNewestEntry, type ServedVersion } from './release-log.ts'
import { readReleases, changeServed } from './serve.ts'
import { openStore, storeAddress } from './open-store.ts'
import type { Store } from './store.ts'
import { keepVersion, type PartName } from './version.ts'

/*
 * A store with everything that was ever published:
 *
 *   files/{hash}               every file, by its content (`stored-files.ts`)
 *   versions/{part}/{id}.json  every published version (`version.ts`)
 *   addresses/{address}.json   the content at a released file's address; published/: at any published file's (`addresses.ts`)
 *   releases/{id}.json         the entry that began a release (`releases.ts`)
 *   checks/{release}.json      the releases that passed their check (`serve.ts`)
 *   log/000001.json            what was served, in order (`release-log.ts`)
 *
 * Nothing in it is ever changed or removed: a tab stays on the release it was opened with.
 */

/** The release that most customers get; undefined before the first one. @throws {StoreProblem} */
export async function readCurrentRelease(address: string): Promise<PublishedRelease | undefined> {
  const store = openStore(address)
  const newest = await readNewestEntry(store)
  return newest && (await readReleases(store, newest.state)).stable
}

/**
 * For development sites and tests: serves, without a check, what `change` makes of the served parts (undefined before the first release).
 * @throws {Refusal} if a remote does not fit the shell; {StoreProblem}. The former release stays served
 */
export async function changeRelease(
  address: string,
  change: (served: ReleaseParts | undefined) => ReleaseParts,
): Promise<PublishedRelease> {
  const store = openStore(address)
  const options = { by: 'a development site', force: 'a development site serves what it is given' }
  const entry = await changeServed(store, 'promote', options, async (state, number) => {
    const served = state.parts.shell && (await readReleases(store, state)).stable
    const { shell, remotes } = change(served)
    const parts = await Promise.all(
      Object.entries({ shell, ...remotes }).map(async ([name, content]): Promise<[string, ServedVersion]> => {
        const part = name as PartName
        const { version } = await keepVersion(store, part, content, { at: new Date().toISOString(), by: options.by })
        const present = state.parts[part]
        return [part, present?.version === version.id ? present : { version: version.id, since: number }]
      }),
    )
    const next = Object.fromEntries(parts)
    const isSame =
      parts.length === Object.keys(state.parts).length &&
      parts.every(([part, version]) => version === state.parts[part as PartName])
    return { state: isSame ? state : { parts: next } }
  })
  return (await readReleases(store, entry.state)).stable
}

/** Opens the store at an address, for tools that read and write it directly. */
export { openStore, storeAddress, type Store }
