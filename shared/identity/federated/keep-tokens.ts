import { decodeJWT } from 'aws-amplify/auth'
import * as v from 'valibot'
import { deviceNow } from '../../format/clock.ts'
import { identityResult, type IdentityResult } from '../identity-result.ts'
import { openSession } from '../open-session.ts'
import { tokenStoreOn } from '../token-store.ts'
import type { IssuedTokens } from './exchange-code.ts'

/** The claims of an access token that the client needs: the name under which it stores the token, and the time of issue in epoch seconds. */
const accessClaimsSchema = v.object({ username: v.string(), iat: v.number() })

/**
 * Stores the tokens of a federated sign-in. They replace any others.
 * @param signal if it is aborted, nothing is stored
 */
export const keepFederatedTokens = (
  { idToken, accessToken, refreshToken }: IssuedTokens,
  signal: AbortSignal,
): Promise<IdentityResult> =>
  identityResult('signed-out', () =>
    openSession(async (entries) => {
      signal.throwIfAborted()
      const access = decodeJWT(accessToken)
      const { username, iat } = v.parse(accessClaimsSchema, access.payload)
      const store = tokenStoreOn(entries)
      await store.storeTokens({
        accessToken: access,
        idToken: decodeJWT(idToken),
        refreshToken,
        clockDrift: iat * 1000 - deviceNow(),
        username,
      })
      await store.setOAuthMetadata({ oauthSignIn: true })
      return undefined
    }),
  )
