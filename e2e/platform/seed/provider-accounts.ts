import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'
import type { Provider } from '../hosted-ui/accounts.ts'

const google = [
  ['109876543210987654321', 'Fábio Nunes', 'fabio.nunes@exemplo.com.br'],
  ['113355779911335577991', 'Joana Melo', 'joana.melo@exemplo.com.br'],
  ['120000000000000000001', 'Sofia Andrade (primeira vez)', 'sofia.andrade@exemplo.com.br'],
  ['120000000000000000002', 'Ana Souza (e-mail de outra conta)', 'ana.souza@exemplo.com.br'],
] as const
const apple = [
  ['001234.5f0c1a2b.0912', 'Gabriela Reis', 'gabriela.reis@exemplo.com.br'],
  ['001234.0a1b2c3d.1101', 'Tiago Ramos (primeira vez)', 'tiago.ramos@exemplo.com.br'],
] as const

/** Accounts of customers, new ones, and one whose address belongs to a customer with a password. */
export function seedProviderAccounts(database: DatabaseSync): void {
  const of = { Google: google, SignInWithApple: apple } satisfies Record<Provider, unknown>
  for (const [provider, accounts] of Object.entries(of)) {
    for (const [subject, name, email] of accounts)
      insert(database, 'provider_accounts', { provider, subject, name, email })
  }
}
