import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import type { RemoteName } from 'shared/federation'
import { findFile } from '../store/addresses.ts'
import { composeRelease } from '../store/compose-release.ts'
import { Refusal } from '../store/problems.ts'
import type { PublishedRelease } from '../store/published-release.ts'
import { findServed, versionsOf } from '../store/releases.ts'
import type { Store } from '../store/store.ts'
import { readStoredFile } from '../store/stored-files.ts'
import { readVersion, versionIds, type Publication } from '../store/version.ts'
import { offlinePath, releaseIn } from './offline-start.ts'
import { sizeOf, type Resource } from './resource.ts'
import { fileResource, offlinePage } from './served-release.ts'

/** What open tabs ask for that is not served now: the store has it. */
export interface FormerReleases {
  /** A file for a tab with an earlier release or an override; undefined if there is none. @throws {StoreProblem} */
  formerFile(url: string): Promise<Resource | undefined>
  /** A release with another version of one remote. */
  override(release: string, part: RemoteName, version: string): Promise<ComposedOverride>
}

/** What became of an override: the release, and what the store says of the version; or why there is none. */
type ComposedOverride =
  | { readonly ok: true; readonly release: PublishedRelease; readonly published: Publication }
  | { readonly ok: false; readonly refusal: 'unknown-release' | 'unknown-version' | 'does-not-fit' }

/** What does not fit, or was built for another contract, is no release. */
function undefinedIfRefused(failure: unknown): undefined {
  if (!(failure instanceof Refusal)) throw failure
}

/** How many bytes of earlier releases' files stay in memory: about ten releases. The least recently requested files are dropped. */
const keptFormerBytes = 20_000_000

/** Addresses without a file, and how long the store is not asked for them again. */
const keptMissing = { max: 10_000, ttl: 1000 }

/** With `servesUnreleased`, `formerFile` also has versions that are only published, for tabs with an override. */
export function openFormerReleases(config: SiteConfig, store: Store, servesUnreleased: boolean): FormerReleases {
  const missing = new LRUCache<string, true>(keptMissing)
  const formerFiles = new LRUCache<string, Resource>({
    maxSize: keptFormerBytes,
    sizeCalculation: sizeOf,
    fetchMethod: readFormerFile,
    // A request gets its file even if the cache has dropped it in the meantime.
    ignoreFetchAbort: true,
  })

  /** Whichever release a server serves: the store leads from an address to its content, and from an id to that release's offline page. */
  async function readFormerFile(name: string): Promise<Resource | undefined> {
    const file =
      (await findFile(store, 'addresses', name)) ??
      (servesUnreleased ? await findFile(store, 'published', name) : undefined)
    if (file) return fileResource(file, await readStoredFile(store, file))
    const versions = name.startsWith('/') ? undefined : await versionsOf(store, name)
    const release = versions && (await composeRelease(store, versions).catch(undefinedIfRefused))
    if (!release) missing.set(name, true)
    return release && offlinePage(config, release)
  }

  return {
    async formerFile(url) {
      const release = releaseIn(url)
      const name = release ?? url
      const resource = missing.has(name) ? undefined : await formerFiles.fetch(name)
      if (!release || !resource) return resource
      return offlinePath(release, resource.representations.identity.body) === url ? resource : undefined
    },
    async override(release, part, version) {
      const found = await findServed(store, release)
      if (!found) return { ok: false, refusal: 'unknown-release' }
      if (!(await versionIds(store, part)).includes(version)) return { ok: false, refusal: 'unknown-version' }
      const { published } = await readVersion(store, part, version)
      const composed = await composeRelease(store, { ...found.versions, [part]: version }).catch(undefinedIfRefused)
      return composed ? { ok: true, release: composed, published } : { ok: false, refusal: 'does-not-fit' }
    },
  }
}
