import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { welcomeCustomer } from '../api/welcome-customer.ts'
import type { World } from '../context.ts'
import { all, inTransaction } from '../database/query.ts'
import { preSignUp } from '../identity/attributes.ts'
import { createUser, requireUser, userByLogin, userBySub, type User } from '../identity/users.ts'

export const providers = { Google: 'Google', SignInWithApple: 'Apple' } as const
export type Provider = keyof typeof providers

export const isProvider = (name: string): name is Provider => Object.hasOwn(providers, name)

export interface Account {
  readonly provider: Provider
  readonly subject: string
  readonly name: string
  readonly email: string
}

export function accountsOf(database: DatabaseSync, provider?: Provider): Account[] {
  return all<Account>(database)`SELECT provider, subject, name, email
    FROM provider_accounts WHERE ${provider ?? null} IS NULL OR provider = ${provider ?? null} ORDER BY rowid`
}

/** The customer of an account. A new one has no phone number, since neither provider gives it. Refused like a sign-up, or if disabled. */
export function customerOf(world: World, { provider, subject, name, email }: Account): User {
  const { database } = world
  // As Cognito names the users of a provider (readings).
  const username = `${provider.toLowerCase()}_${subject}`
  const known = userByLogin(database, username)
  if (known) return requireUser(known)
  return inTransaction(database, () => {
    preSignUp(database, { email })
    const sub = randomUUID()
    createUser(database, {
      sub,
      username,
      status: 'EXTERNAL_PROVIDER',
      attributes: { name, email, email_verified: 'true' },
    })
    welcomeCustomer(world, sub)
    return requireUser(userBySub(database, sub))
  })
}
