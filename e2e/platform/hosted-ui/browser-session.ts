import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { World } from '../context.ts'
import { insert, one, run } from '../database/query.ts'
import { userBySub, type User } from '../identity/users.ts'
import type { Provider } from './accounts.ts'

/** As in Cognito: for an hour the hosted UI knows the browser, and asks for no sign-in. */
const validityMs = 3_600_000
const name = 'cognito'

export function beginBrowserSession(c: Context, { database, clock }: World, sub: string, provider: Provider): void {
  const cookie = randomBytes(24).toString('base64url')
  insert(database, 'hosted_sessions', { cookie, sub, provider, expires_at: clock.now() + validityMs })
  setCookie(c, name, cookie, { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
}

/** The customer who is signed in with this browser at the requested provider. */
export function browserUser(c: Context, { database, clock }: World, provider: Provider | undefined): User | undefined {
  const session = one<{ sub: string }>(database)`SELECT sub FROM hosted_sessions
    WHERE cookie = ${getCookie(c, name) ?? ''} AND expires_at > ${clock.now()}
    AND (${provider ?? null} IS NULL OR provider = ${provider ?? null})`
  const user = session && userBySub(database, session.sub)
  return user?.enabled ? user : undefined
}

export function endBrowserSession(c: Context, { database }: World): void {
  run(database)`DELETE FROM hosted_sessions WHERE cookie = ${getCookie(c, name) ?? ''}`
  deleteCookie(c, name, { path: '/', secure: true })
}
