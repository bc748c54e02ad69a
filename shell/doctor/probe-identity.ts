import { randomBytes } from 'node:crypto'
import type { SiteConfig } from 'shared/contract'
import { callAsClient, createAuthorizationRequest, hostedLogoutAddress, setUserPool } from 'shared/identity/probes'
import { about, ask, isFinding, type Finding } from './finding.ts'

const client = about('identity.userPoolClientId')

/** What Cognito says, as far as somebody published it, and what it means here. An answer that is not here says nothing. */
const answers: readonly (readonly [said: RegExp, finding: Finding])[] = [
  // https://github.com/aws-amplify/amplify-js/issues/9399
  [/^NotAuthorizedException: Incorrect username or password/, client.well('a password is checked')],
  // https://github.com/getmoto/moto/pull/1883: where the pool does not hide unknown users.
  [/^UserNotFoundException: User does not exist/, client.well('a password is checked')],
  // https://github.com/aws/aws-sdk-js-v3/issues/7162
  [/^NotAuthorizedException: Invalid Refresh Token/, client.well('a session is renewed')],
  // https://github.com/aws/aws-sdk-php/issues/2183, https://github.com/anomalyco/guide/issues/82
  [
    /^ResourceNotFoundException: User pool client .* does not exist/,
    client.wrong('there is no such client in identity.region: copy the Client ID from App clients'),
  ],
  // https://github.com/aws-amplify/amplify-android/issues/2504
  [
    /^NotAuthorizedException: .*SECRET_HASH was not received/,
    client.wrong('the client has a secret, which no browser can keep: make another client, without one'),
  ],
  // https://github.com/floci-io/floci/pull/3974
  [
    /^InvalidParameterException: USER_PASSWORD_AUTH flow not enabled for this client/,
    client.wrong('the client may not sign in with a password: switch on ALLOW_USER_PASSWORD_AUTH'),
  ],
]

/** Whether the pool takes the site's calls. Nobody is signed in, and no message is sent: the name and the token are invented. */
export async function probeUserPool(config: SiteConfig): Promise<readonly Finding[]> {
  setUserPool(config)
  const { userPoolEndpoint, region } = config.identity
  const field = userPoolEndpoint === null ? 'identity.region' : 'identity.userPoolEndpoint'
  const address = userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com`
  const reached = await ask(field, address)
  if (isFinding(reached)) return [reached]
  const username = randomBytes(12).toString('hex')
  const password = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: username, PASSWORD: username } }
  return Promise.all([
    judge(callAsClient('InitiateAuth', password)),
    judge(callAsClient('GetTokensFromRefreshToken', { RefreshToken: 'none' })),
  ])
}

async function judge(call: Promise<unknown>): Promise<Finding> {
  const said = await call.then(() => 'an answer without a refusal', String)
  return answers.find(([known]) => known.test(said))?.[1] ?? client.unknown(said)
}

/** Whether the hosted UI leads back to each configured address. */
export async function probeHostedUi(config: SiteConfig): Promise<readonly Finding[]> {
  const { redirectSignIn, redirectSignOut } = config.identity.oauth
  const reached = await ask('identity.oauth.domain', `https://${config.identity.oauth.domain}/`)
  if (isFinding(reached)) return [reached]
  return Promise.all([
    ...redirectSignIn.map(async (address) => {
      const request = await createAuthorizationRequest(config, 'google', address)
      const url = new URL(request?.address ?? '')
      // Which providers there are is no matter here: without one it shows its own page.
      url.searchParams.delete('identity_provider')
      return judgeAddress('identity.oauth.redirectSignIn', 'callback', address, url)
    }),
    ...redirectSignOut.map((address) =>
      judgeAddress('identity.oauth.redirectSignOut', 'sign-out', address, hostedLogoutAddress(config, address) ?? ''),
    ),
  ])
}

/** What the hosted UI says by an `error` in an address, or on a page (the authorize endpoint's documentation). */
async function judgeAddress(field: string, kind: string, address: string, url: string | URL): Promise<Finding> {
  const finding = about(field)
  const answer = await ask(field, url)
  if (isFinding(answer)) return answer
  const location = answer.headers.get('Location') ?? ''
  const said = location === '' ? await answer.text() : decodeURIComponent(location)
  const [error] = /redirect_mismatch|invalid_scope|unauthorized_client|invalid_client|invalid_request/.exec(said) ?? []
  if (error === 'invalid_client') return client.wrong('the hosted UI knows no such client')
  if (error === 'invalid_scope') return about('identity.oauth.scopes').wrong('the client has not all of these scopes')
  if (error === 'unauthorized_client')
    return about('identity.oauth.responseType').wrong("switch on 'Authorization code grant'")
  if (error === 'redirect_mismatch' || (error && kind === 'sign-out'))
    return finding.wrong(`${address} is not among the client's allowed ${kind} URLs, letter by letter`)
  if (error || /[?&]error=/.test(said) || answer.status >= 400)
    return finding.unknown(`${answer.status} ${said.slice(0, 200)}`)
  return finding.well(`${address} is allowed`)
}
