import type { RemoteName } from 'shared/federation'
import type { Platform } from '../platform/platform.ts'
import { siteConfigOf, startOnUsualPorts } from '../site/local-platform.ts'
import { readKnownVersions } from './known-versions.ts'
import { readKnownStates } from './known.ts'
import type { QaSiteOptions } from './qa-site.ts'

interface QaSources {
  /** The page's own address, with a final slash. */
  readonly siteUrl: string
  /** The first of the platform's ports; 0 means any free ones. */
  readonly firstPort: number
  readonly remotes: readonly RemoteName[]
  /** The store with the remotes' versions. */
  readonly store: string
}

/**
 * Starts what a QA page needs besides its host. Its platform is its own, in memory: a scenario resets it, changes its customers and
 * makes its calls fail.
 */
export async function startQa({
  siteUrl,
  firstPort,
  remotes,
  store,
}: QaSources): Promise<
  Pick<QaSiteOptions, 'config' | 'control' | 'known' | 'store'> & { readonly platform: Platform }
> {
  const platform = await startOnUsualPorts({ siteUrl }, firstPort)
  const states = await Promise.all(remotes.map(async (remote) => [remote, await readKnownStates(remote)] as const))
  return {
    platform,
    config: siteConfigOf(platform),
    control: platform.addresses.control,
    known: { states: new Map(states), versions: await readKnownVersions(store, remotes) },
    store,
  }
}
