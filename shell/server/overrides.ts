import type { KeyObject } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import type { OverrideAnswer } from '../src/override/override-answer.ts'
import { readOverrideToken } from '../release/override-token.ts'
import type { FollowedStore } from './follow-store.ts'
import { siteDocument } from './released-files.ts'

/**
 * Says which release a tab gets for its token (docs/decisions/0045).
 * @param key the public key of those who may override; undefined: nobody may
 * @param id the id of the release that the page was opened with
 * @param host the `Host` header: a browser sends the host of the address that it shows
 */
export async function openOverride(
  config: SiteConfig,
  releases: FollowedStore,
  key: KeyObject | undefined,
  { id, token, host }: { readonly id: string; readonly token: string; readonly host: string },
): Promise<OverrideAnswer> {
  if (!key) return { ok: false, refusal: 'off' }
  const read = readOverrideToken(key, token, host, Date.now())
  if (!read.ok) return read
  const { remote, version, until } = read.claims
  const composed = await releases.override(id, remote, version)
  if (!composed.ok) return composed
  const { by, at, commit } = composed.published
  const { release } = siteDocument(config, composed.release)
  const override = {
    remote,
    version,
    ...(commit !== undefined && { commit }),
    published: { by, at },
    until: new Date(until * 1000).toISOString(),
    release: id,
  }
  return { ok: true, release: { ...release, override } }
}
