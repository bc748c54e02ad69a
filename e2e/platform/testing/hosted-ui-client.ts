import { createHash, randomBytes } from 'node:crypto'
import { Agent } from 'node:https'
import axios from 'axios'
import { userPool } from '../identity/user-pool.ts'
import type { Platform } from '../platform.ts'

/** What the identity client does at the hosted UI (RFC 7636), and a customer who chooses an account there. @returns the tokens' answer */
export async function signInAtProvider(platform: Platform, provider: string, account: string) {
  const browser = axios.create({
    baseURL: platform.addresses.hostedUi,
    httpsAgent: new Agent({ ca: platform.certificate }),
    validateStatus: () => true,
    maxRedirects: 0,
  })
  const client = { client_id: userPool.clientId, redirect_uri: 'http://localhost:3000/' }
  const verifier = randomBytes(48).toString('base64url')
  const page = await browser.get<string>('/oauth2/authorize', {
    params: {
      ...client,
      response_type: 'code',
      identity_provider: provider,
      scope: 'phone email profile openid aws.cognito.signin.user.admin',
      state: 'estado-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  })
  const [, address] = new RegExp(`<a href="([^"]*)">${account}</a>`).exec(page.data) ?? []
  if (address === undefined) throw new Error(`No link ${account} in ${page.data}`)
  const { headers } = await browser.get(address.replaceAll('&amp;', '&'))
  const code = new URL(String(headers['location'])).searchParams.get('code') ?? ''
  const form = new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier })
  return (await browser.post<Readonly<Record<string, string>>>('/oauth2/token', form)).data
}
