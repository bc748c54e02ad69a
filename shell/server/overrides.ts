import type { KeyObject } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import type { OverrideAnswer } from '../contract/override-answer.ts'
import { readOverrideToken } from '../store/override-token.ts'
import type { FollowedStore } from './follow-store.ts'
import { siteDocument } from './released-files.ts'

/** A tab's release for its token (docs/decisions/0045). A browser's `Host` is the host of the address that it shows. */
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
