import type { DatabaseSync } from 'node:sqlite'
import { insert, run } from '../database/query.ts'
import { customers, type SeedCustomer } from './customers.ts'
import { organizations } from './organizations.ts'
import { seedStatement, startOfDay } from './statement.ts'

const { ana, carla, davi, fabio, gabriela, heitor, iara, vera, wilma } = customers
const { joana, katia, lucas, marina, nelson, olga, paulo, renata } = customers

const padaria = 'padaria'
const cafe = 'cafe-central'
const associacao = 'associacao-dos-comerciantes'

/** Who belongs where, what they can spend there today, and how many entries their statement has. */
const memberships: readonly (readonly [SeedCustomer, organization: string, points: number, entries: number])[] = [
  [ana, padaria, 1250, 365],
  [ana, cafe, 430, 60],
  [ana, associacao, 5600, 24],
  [ana, 'nuvem', 1, 3],
  [ana, 'mercado-sol', 90, 12],
  [carla, cafe, 75, 8],
  [davi, padaria, 210, 5],
  [fabio, padaria, 320, 6],
  [gabriela, cafe, 180, 6],
  [heitor, padaria, 60, 4],
  [iara, padaria, 500, 10],
  [iara, cafe, 40, 4],
  [vera, 'atacado', 18_400, 5000],
  ...[joana, katia, lucas, marina, nelson, olga, paulo, renata].map((who) => [who, padaria, 90, 5] as const),
  ...organizations.filter(({ key }) => key !== 'hostil').map(({ key }) => [wilma, key, 0, 0] as const),
]

const sharing =
  'Compartilhar seu saldo de pontos entre todas as lojas associadas do centro histórico durante a campanha de aniversário'

type Request = readonly [SeedCustomer, provider: string, signature: string, code: string, reason: string, trusty?: true]

/** What waits for a decision, and what was authorised before. A signature has characters that must be encoded in a path. */
const requests: readonly Request[] = [
  [ana, padaria, 'YW5h/cGFk+01==', '483920', 'Registrar suas compras na loja de Moema'],
  [ana, padaria, 'YW5h/cGFk+02==', 'PE/77-1', 'Resgatar uma recompensa no caixa 3'],
  [ana, cafe, 'YW5h/Y2FmZQ+01=', '220174', 'Registrar suas compras na Rua Augusta'],
  [ana, cafe, 'YW5h/Y2FmZQ+02=', '905113', 'Consultar seu saldo de pontos'],
  [ana, associacao, 'YW5h/YXNz+01==', '660021', sharing],
  [ana, associacao, 'YW5h/YXNz+02==', '660022', 'Registrar suas compras'],
  [ana, 'nuvem', 'YW5h/bnV2+01==', '771301', 'Registrar suas lavagens'],
  [ana, 'nuvem', 'YW5h/bnV2+02==', '771302', 'Consultar seu saldo de pontos'],
  [ana, 'mercado-sol', 'YW5h/bWVy+01==', '550101', 'Registrar suas compras na Loja 1'],
  [ana, 'mercado-sol', 'YW5h/bWVy+02==', '550102', 'Registrar suas compras na Loja 2'],
  [davi, padaria, 'ZGF2/cGFk+01==', '410077', 'Registrar suas compras'],
  [ana, padaria, 'YW5h/cGFk+03==', '105577', 'Consultar seu saldo de pontos', true],
  [ana, cafe, 'YW5h/Y2FmZQ+03=', '318842', 'Avisar quando o pedido estiver pronto', true],
  [ana, associacao, 'YW5h/YXNz+03==', '660023', 'Consultar seu saldo de pontos', true],
  [ana, 'nuvem', 'YW5h/bnV2+03==', '771303', 'Receber ofertas', true],
  [ana, 'mercado-sol', 'YW5h/bWVy+03==', '550103', 'Consultar seu saldo de pontos', true],
]

/** Who belongs where, with points, statement, requests and accepted terms. */
export function seedMemberships(database: DatabaseSync, now: number): void {
  for (const [{ user }, key] of memberships)
    insert(database, 'memberships', { sub: user.sub, organization_key: key, joined_at: now })
  // Everybody has accepted all terms, so nobody is led away from what is to be seen; only Iara has not accepted the Padaria's.
  run(database)`INSERT INTO terms_acceptances (sub, organization_key, accepted_at)
    SELECT sub, key, ${now} FROM users, organizations`
  run(database)`DELETE FROM terms_acceptances WHERE sub = ${iara.user.sub} AND organization_key = ${padaria}`
  for (const [{ user }, provider, signature, code, reason, trusty] of requests) {
    const decision = trusty && { decision: 'authorized', decided_at: now }
    insert(database, 'intents', { signature, sub: user.sub, provider, code, reason, ...decision })
  }
  seedStatements(database, now)
}

/** The day of a database's kept statements. */
const keptDays = new WeakMap<DatabaseSync, number>()

/** Statements depend on the day alone. Each test begins with a reset, so their thousands of entries are computed once a day, and copied. */
function seedStatements(database: DatabaseSync, now: number): void {
  const today = startOfDay(now)
  if (keptDays.get(database) === today) {
    database.exec('INSERT INTO score_entries SELECT * FROM kept_entries')
    return
  }
  for (const [{ user }, organizationKey, points, entries] of memberships)
    seedStatement(database, { sub: user.sub, organizationKey, points, entries, now })
  database.exec('DROP TABLE IF EXISTS kept_entries; CREATE TEMP TABLE kept_entries AS SELECT * FROM score_entries')
  keptDays.set(database, today)
}
