import { sign, verify, type KeyObject } from 'node:crypto'
import { remotePattern, type RemoteName } from 'shared/federation'
import * as v from 'valibot'
import type { OverrideRefusal } from '../contract/override-answer.ts'

/* A token is claims, a dot, and their Ed25519 signature (RFC 8032), in base64url. Only those who release have the private key. */

/** What a token allows: one version of one remote, at one site, for a time. */
export interface OverrideClaims {
  readonly remote: RemoteName
  readonly version: string
  /** The site's origin. */
  readonly origin: string
  /** Seconds since 1970. */
  readonly from: number
  /** Seconds since 1970, at most {@link longestOverrideSeconds} after `from`. */
  readonly until: number
}

/** Who has the key may sign anything. */
const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    remote: v.pipe(v.string(), v.regex(remotePattern)),
    version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
    origin: v.string(),
    from: v.number(),
    until: v.number(),
  }),
)

export const longestOverrideSeconds = 24 * 60 * 60

/** A signer's clock may be ahead of the server's. */
const clockDifferenceSeconds = 60

/** Why a token is refused. */
type TokenRefusal = Extract<OverrideRefusal, 'not-signed' | 'other-site' | 'expired'>

export type ReadToken =
  | { readonly ok: true; readonly claims: OverrideClaims }
  | { readonly ok: false; readonly refusal: TokenRefusal }

export function signOverride(key: KeyObject, claims: OverrideClaims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

/** Checks a token. `host` has its port, as the browser names it; `nowMs` is in milliseconds since 1970. */
export function readOverrideToken(key: KeyObject, token: string, host: string, nowMs: number): ReadToken {
  const [text = '', signature = '', ...more] = token.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  // Several texts decode to the same bytes. Only one of them is the signature.
  const isSigned =
    more.length === 0 && bytes.toString('base64url') === signature && verify(null, Buffer.from(text), key, bytes)
  if (!isSigned) return { ok: false, refusal: 'not-signed' }
  const { success, output } = v.safeParse(claimsSchema, Buffer.from(text, 'base64url').toString())
  if (!success) return { ok: false, refusal: 'not-signed' }
  const claims = output as OverrideClaims
  const { origin, from, until } = claims
  if (!URL.canParse(origin) || new URL(origin).host !== host) return { ok: false, refusal: 'other-site' }
  const now = nowMs / 1000
  const isNow = from - clockDifferenceSeconds <= now && now < until && until - from <= longestOverrideSeconds
  return isNow ? { ok: true, claims } : { ok: false, refusal: 'expired' }
}
