import type { Release } from 'shared/federation'

/** The path at which a tab asks for the release that its token allows, on the site's own origin. @param release the page's release */
export const overrideAddress = (release: string): string => `/releases/${release}/override`

/** The header that carries the token. */
export const overrideHeader = 'Override-Token'

/** Why a tab gets no override. */
export type OverrideRefusal =
  /** The site allows no overrides. */
  | 'off'
  /** Not a token, or not signed with the key. */
  | 'not-signed'
  | 'other-site'
  /** Too late, too early, or valid for too long. */
  | 'expired'
  /** This server does not know the release of the page. */
  | 'unknown-release'
  | 'unknown-version'
  /** The version does not go together with the release. */
  | 'does-not-fit'

/** What the server says at {@link overrideAddress}. */
export type OverrideAnswer =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly refusal: OverrideRefusal }
