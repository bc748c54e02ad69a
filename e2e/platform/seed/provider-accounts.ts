import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'
import type { Account } from '../hosted-ui/accounts.ts'

/** At Google and Apple: accounts of customers, new ones, and one whose address belongs to a customer with a password. */
const accounts: readonly Account[] = [
  { provider: 'Google', subject: '109876543210987654321', name: 'Fábio Nunes', email: 'fabio.nunes@exemplo.com.br' },
  { provider: 'Google', subject: '113355779911335577991', name: 'Joana Melo', email: 'joana.melo@exemplo.com.br' },
  {
    provider: 'Google',
    subject: '120000000000000000001',
    name: 'Sofia Andrade (primeira vez)',
    email: 'sofia.andrade@exemplo.com.br',
  },
  {
    provider: 'Google',
    subject: '120000000000000000002',
    name: 'Ana Souza (e-mail de outra conta)',
    email: 'ana.souza@exemplo.com.br',
  },
  {
    provider: 'SignInWithApple',
    subject: '001234.5f0c1a2b.0912',
    name: 'Gabriela Reis',
    email: 'gabriela.reis@exemplo.com.br',
  },
  {
    provider: 'SignInWithApple',
    subject: '001234.0a1b2c3d.1101',
    name: 'Tiago Ramos (primeira vez)',
    email: 'tiago.ramos@exemplo.com.br',
  },
]

export function seedProviderAccounts(database: DatabaseSync): void {
  for (const { provider, subject, name, email } of accounts) {
    insert(database, 'provider_accounts', { provider, subject, name, email })
  }
}
