import type { PlatformContext } from '../context.ts'
import { IdentityError } from '../identity/errors.ts'
import { refreshSession, startSession } from '../identity/sessions.ts'
import { userPool } from '../identity/user-pool.ts'
import { requireUser, userBySub } from '../identity/users.ts'
import { redeemCode } from './authorization-codes.ts'

type TokenError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type'

export type TokenAnswer =
  | { readonly ok: true; readonly tokens: Readonly<Record<string, string | number | undefined>> }
  | { readonly ok: false; readonly error: TokenError }

/** Exchanges a code or a refresh token (RFC 6749, section 4.1.3 and 6). */
export async function grantTokens(
  form: Readonly<Record<string, unknown>>,
  context: PlatformContext,
): Promise<TokenAnswer> {
  const field = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined)
  if (field('client_id') !== userPool.clientId) return { ok: false, error: 'invalid_client' }
  switch (field('grant_type')) {
    case undefined:
      return { ok: false, error: 'invalid_request' }
    case 'authorization_code': {
      const code = field('code')
      if (code === undefined) return { ok: false, error: 'invalid_request' }
      return grantByCode(code, field('redirect_uri'), field('code_verifier'), context)
    }
    case 'refresh_token': {
      const refreshToken = field('refresh_token')
      if (refreshToken === undefined) return { ok: false, error: 'invalid_request' }
      return grant(() => refreshSession(context, refreshToken))
    }
    default:
      return { ok: false, error: 'unsupported_grant_type' }
  }
}

function grantByCode(
  code: string,
  redirectUri: string | undefined,
  verifier: string | undefined,
  context: PlatformContext,
): Promise<TokenAnswer> | TokenAnswer {
  const redeemed = redeemCode(context, { code, redirectUri, verifier })
  if (!redeemed) return { ok: false, error: 'invalid_grant' }
  return grant(() =>
    startSession(context, requireUser(userBySub(context.database, redeemed.sub)), { scope: redeemed.scope }),
  )
}

/** In OAuth's words; whatever the pool refuses is an invalid grant. */
async function grant(
  authenticate: () => ReturnType<typeof refreshSession | typeof startSession>,
): Promise<TokenAnswer> {
  try {
    const { AuthenticationResult: result } = await authenticate()
    return {
      ok: true,
      tokens: {
        id_token: result.IdToken,
        access_token: result.AccessToken,
        refresh_token: result.RefreshToken,
        expires_in: result.ExpiresIn,
        token_type: result.TokenType,
      },
    }
  } catch (error) {
    if (error instanceof IdentityError) return { ok: false, error: 'invalid_grant' }
    throw error
  }
}
