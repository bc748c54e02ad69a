import type { RemoteName } from 'shared/federation'
import { readNewestEntry, stableVersions } from 'shell/store/log'
import { openStore } from 'shell/store/store'
import { readVersion, versionIds } from 'shell/store/version'
import { siteConfigOf, startOnUsualPorts } from '../site/local-platform.ts'
import { readAllStates } from './known.ts'

/**
 * Starts what a QA page needs besides its host. The platform is its own, in memory: a scenario resets it and makes its calls fail.
 * @param firstPort of the platform; 0 means any free ones
 */
export async function startQa(siteUrl: string, firstPort: number, remotes: readonly RemoteName[], store: string) {
  const platform = await startOnUsualPorts({ siteUrl }, firstPort)
  return {
    platform,
    config: siteConfigOf(platform),
    addresses: platform.addresses,
    known: { states: await readAllStates(remotes), versions: await readKnownVersions(store, remotes) },
    store,
  }
}

/** The published versions of each remote, the one that customers get first, then from the newest to the oldest. */
async function readKnownVersions(address: string, remotes: readonly RemoteName[]) {
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
