import type { Store } from 'shell/release/store'
import { readVersion, type PartName } from 'shell/release/version'
import { versionsOf, type FoundRelease } from './find-release.ts'

/*
 * A release in the format of the frontend discovery project (https://github.com/awslabs/frontend-discovery). Its schema allows no
 * other properties; what is ours stands in `extras`.
 */
const schema = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

interface DiscoveredVersion {
  /** Relative to the site. */
  readonly url: string
  readonly metadata: { readonly integrity: string; readonly version: string }
  readonly deployment: {
    /** The share of the customers, in percent. */
    readonly traffic: number
    readonly default: boolean
  }
  readonly extras: Readonly<Record<string, unknown>>
}

export interface FrontendDiscovery {
  readonly schema: string
  readonly microFrontends: Readonly<Record<string, readonly DiscoveredVersion[]>>
}

/** The remotes of a release; during a rollout, a remote with two versions, whose traffic adds up to 100. */
export async function showFrontendDiscovery(store: Store, found: FoundRelease): Promise<FrontendDiscovery> {
  const { rollout } = found.state
  const remotes = {
    ...versionsOf(found),
    ...(rollout && !(rollout.part in found.state.parts) && { [rollout.part]: undefined }),
  }
  delete remotes.shell
  const described = Object.entries(remotes).map(async ([remote, stable]) => {
    const candidate = rollout?.part === remote ? rollout : undefined
    const versions = [
      ...(stable === undefined ? [] : [{ id: stable, traffic: 100 - (candidate?.percent ?? 0), isDefault: true }]),
      ...(candidate ? [{ id: candidate.version, traffic: candidate.percent, isDefault: false }] : []),
    ]
    return [
      remote,
      await Promise.all(
        versions.map(({ id, traffic, isDefault }) => describe(store, remote as PartName, id, traffic, isDefault)),
      ),
    ] as const
  })
  return { schema, microFrontends: Object.fromEntries(await Promise.all(described)) }
}

async function describe(
  store: Store,
  part: PartName,
  id: string,
  traffic: number,
  isDefault: boolean,
): Promise<DiscoveredVersion> {
  const { content, published } = await readVersion(store, part, id)
  if (!('entry' in content)) throw new Error(`${part} is no remote`)
  const { url, integrity } = content.entry
  return {
    url,
    metadata: { integrity, version: content.version },
    deployment: { traffic, default: isDefault },
    extras: { id, screens: Object.keys(content.screens), ...published },
  }
}
