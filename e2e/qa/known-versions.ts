import type { RemoteName } from 'shared/federation'
import { readNewestEntry, stableVersions } from 'shell/release/log'
import { openStore } from 'shell/release/store'
import { readVersion, versionIds } from 'shell/release/version'

/**
 * The published versions of each remote, the one that customers get first, then from the newest to the oldest.
 * @param address the store's
 */
export async function readKnownVersions(
  address: string,
  remotes: readonly RemoteName[],
): Promise<ReadonlyMap<RemoteName, readonly string[]>> {
  const store = openStore(address)
  const newest = await readNewestEntry(store)
  const served = newest ? stableVersions(newest.state) : {}
  const ofRemote = async (remote: RemoteName) => {
    const versions = await Promise.all((await versionIds(store, remote)).map((id) => readVersion(store, remote, id)))
    const rank = ({ id, published }: (typeof versions)[number]) => (id === served[remote] ? '~' : published.at)
    return [remote, versions.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1)).map(({ id }) => id)] as const
  }
  return new Map(await Promise.all(remotes.map(ofRemote)))
}
