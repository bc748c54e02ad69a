import { createHash, randomBytes } from 'node:crypto'
import { Agent } from 'node:https'
import axios, { type AxiosInstance } from 'axios'
import { userPool } from '../identity/user-pool.ts'
import type { Platform } from '../platform.ts'

/** A browser at the hosted UI that trusts its certificate; no status is an error. */
export function hostedUiClient(platform: Platform): AxiosInstance {
  return axios.create({
    baseURL: platform.addresses.hostedUi,
    httpsAgent: new Agent({ ca: platform.certificate }),
    validateStatus: () => true,
    maxRedirects: 0,
  })
}

const verifier = randomBytes(48).toString('base64url')

/** The query with which the identity client opens the hosted UI. */
const authorizationQuery = {
  client_id: userPool.clientId,
  redirect_uri: 'http://localhost:3000/',
  response_type: 'code',
  identity_provider: 'Google',
  scope: 'phone email profile openid aws.cognito.signin.user.admin',
  state: 'estado-1',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
}

export type AuthorizationQuery = { readonly [Name in keyof typeof authorizationQuery]?: string | undefined }

/** The links of a page by their text. */
function linksOf(page: string): Record<string, string> {
  const links = page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)
  return Object.fromEntries([...links].map(([, address = '', text = '']) => [text, address.replaceAll('&amp;', '&')]))
}

/** Opens the provider's page and follows one of its links. @returns where the link leads */
export async function choose(browser: AxiosInstance, link: string, query: AuthorizationQuery = {}): Promise<URL> {
  const page = await browser.get<string>('/oauth2/authorize', { params: { ...authorizationQuery, ...query } })
  const address = linksOf(page.data)[link]
  if (address === undefined) throw new Error(`No link ${link} in ${page.data}`)
  const answer = await browser.get(address)
  return new URL(String(answer.headers['location']))
}

/** The exchange of a code, as the identity client makes it. */
export const exchange = (browser: AxiosInstance, code: string | null, changes: Readonly<Record<string, string>> = {}) =>
  browser.post<Readonly<Record<string, string>>>(
    '/oauth2/token',
    new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: userPool.clientId,
      redirect_uri: authorizationQuery.redirect_uri,
      code: code ?? '',
      code_verifier: verifier,
      ...changes,
    }),
  )
