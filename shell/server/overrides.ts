import type { KeyObject } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import type { OverrideAnswer } from '../src/override/override-answer.ts'
import { readOverrideToken } from '../release/override-token.ts'
import type { FollowedStore } from './follow-store.ts'
import { siteDocument } from './released-files.ts'

/** Says which release a tab gets for its token (docs/decisions/0045). */
export interface Overrides {
  /**
   * @param release the id of the release that the page was opened with
   * @param host the `Host` header: a browser sends the host of the address that it shows
   */
  open(release: string, token: string, host: string): Promise<OverrideAnswer>
}

/** @param key the public key of those who may override; undefined: nobody may */
export function createOverrides(config: SiteConfig, releases: FollowedStore, key: KeyObject | undefined): Overrides {
  if (!key) return { open: () => Promise.resolve({ ok: false, refusal: 'off' }) }
  return {
    async open(id, token, host) {
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
    },
  }
}
