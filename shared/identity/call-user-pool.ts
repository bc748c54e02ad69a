import { Amplify } from 'aws-amplify'
import { fetchAuthSession } from 'aws-amplify/auth'
import * as v from 'valibot'

const refusalSchema = v.object({ __type: v.string(), message: v.optional(v.string(), '') })

/**
 * Makes a call with the session's tokens that the identity client does not offer, in the user pool's own protocol: JSON 1.1, the operation in
 * `X-Amz-Target`. Fails as the client does, with errors that `identityErrorOf` reads.
 */
export async function callUserPool(operation: string, input: object): Promise<unknown> {
  const pool = Amplify.getConfig().Auth?.Cognito
  if (!pool?.userPoolId || !pool.userPoolEndpoint) throw namedError('AuthUserPoolException', 'No user pool')
  const accessToken = (await fetchAuthSession()).tokens?.accessToken
  if (!accessToken) throw namedError('UserUnAuthenticatedException', 'Without a session')
  const response = await fetch(pool.userPoolEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ...input, AccessToken: accessToken.toString() }),
  }).catch(() => {
    throw namedError('NetworkError', 'No answer')
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  const { __type, message } = v.parse(refusalSchema, answer)
  throw namedError(__type, message)
}

const namedError = (name: string, message: string) => Object.assign(new Error(message), { name })
