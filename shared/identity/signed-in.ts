import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { identityResult, type IdentityResult } from './identity-error.ts'

/**
 * Makes a call with the session's tokens. Where the provider holds the access token for expired and this device's clock
 * does not, since it was set meanwhile, the token is renewed and the call made once more: a clock ends no session.
 */
export const signedIn = <Value>(call: () => Promise<Value>): Promise<IdentityResult<Value>> =>
  identityResult('signed-in', async () => {
    try {
      return await call()
    } catch (failure) {
      if (!(failure instanceof Error) || failure.message !== 'Access Token has expired') throw failure
      await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true })
      return call()
    }
  })
