import * as v from 'valibot'
import type { SiteConfig } from '../../contract/index.ts'
import type { IdentityResult } from '../identity-result.ts'
import { registeredAddress } from './registered-address.ts'

/** The tokens for which a code was exchanged. */
export interface IssuedTokens {
  readonly idToken: string
  readonly accessToken: string
  readonly refreshToken: string
}

const issuedSchema = v.pipe(
  v.object({ id_token: v.string(), access_token: v.string(), refresh_token: v.string() }),
  v.transform(({ id_token: idToken, access_token: accessToken, refresh_token: refreshToken }) => ({
    idToken,
    accessToken,
    refreshToken,
  })),
)

const refusedSchema = v.object({ error: v.string() })

/**
 * Exchanges a code for tokens (RFC 6749 §4.1.3).
 * @param proof.verifier the secret of the request to which the code is the response
 * @param signal ends the waiting
 */
export async function exchangeCode(
  config: SiteConfig,
  { code, verifier }: { code: string; verifier: string },
  signal: AbortSignal,
): Promise<IdentityResult<IssuedTokens>> {
  const { userPoolClientId, oauth } = config.identity
  try {
    const response = await fetch(`https://${oauth.domain}/oauth2/token`, {
      method: 'POST',
      credentials: 'omit',
      signal,
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: userPoolClientId,
        redirect_uri: registeredAddress(oauth.redirectSignIn) ?? '',
        code,
        code_verifier: verifier,
      }),
    })
    const document: unknown = await response.json()
    const issued = v.safeParse(issuedSchema, document)
    if (issued.success) return { ok: true, value: issued.output }
    const refused = v.safeParse(refusedSchema, document)
    return { ok: false, error: { kind: 'other', name: refused.success ? refused.output.error : 'malformed' } }
  } catch {
    // No connection, no response in time, or an unreadable one.
    return { ok: false, error: { kind: 'network' } }
  }
}
