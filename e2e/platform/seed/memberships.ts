import type { DatabaseSync } from 'node:sqlite'
import { insert } from '../database/query.ts'
import { startOfDay } from './calendar.ts'
import { customers } from './customers.ts'
import { organizations } from './organizations.ts'
import { mainCustomerPoints } from './rewards.ts'
import { seedStatement } from './statement.ts'

interface SeedMembership {
  readonly sub: string
  readonly organizationKey: string
  /** What the customer can spend today. */
  readonly points: number
  /** Length of the statement. */
  readonly entries: number
  readonly termsNotAccepted?: true
  readonly intents: readonly SeedIntent[]
}

interface SeedIntent {
  /** With characters that must be encoded in a path. */
  readonly signature: string
  readonly code: string
  readonly reason: string
  readonly trusty?: true
}

const {
  ana,
  carla,
  davi,
  fabio,
  gabriela,
  heitor,
  iara,
  joana,
  katia,
  lucas,
  marina,
  nelson,
  olga,
  paulo,
  renata,
  vera,
  wilma,
} = customers

const memberships: readonly SeedMembership[] = [
  {
    sub: ana.user.sub,
    organizationKey: 'padaria',
    points: mainCustomerPoints.padaria,
    entries: 365,
    intents: [
      { signature: 'YW5h/cGFk+01==', code: '483920', reason: 'Registrar suas compras na loja de Moema' },
      { signature: 'YW5h/cGFk+02==', code: 'PE/77-1', reason: 'Resgatar uma recompensa no caixa 3' },
      { signature: 'YW5h/cGFk+03==', code: '105577', reason: 'Consultar seu saldo de pontos', trusty: true },
    ],
  },
  {
    sub: ana.user.sub,
    organizationKey: 'cafe-central',
    points: mainCustomerPoints['cafe-central'],
    entries: 60,
    intents: [
      { signature: 'YW5h/Y2FmZQ+01=', code: '220174', reason: 'Registrar suas compras na Rua Augusta' },
      { signature: 'YW5h/Y2FmZQ+02=', code: '905113', reason: 'Consultar seu saldo de pontos' },
      { signature: 'YW5h/Y2FmZQ+03=', code: '318842', reason: 'Avisar quando o pedido estiver pronto', trusty: true },
    ],
  },
  {
    sub: ana.user.sub,
    organizationKey: 'associacao-dos-comerciantes',
    points: mainCustomerPoints['associacao-dos-comerciantes'],
    entries: 24,
    intents: [
      {
        signature: 'YW5h/YXNz+01==',
        code: '660021',
        reason:
          'Compartilhar seu saldo de pontos entre todas as lojas associadas do centro histórico durante a campanha de aniversário',
      },
      { signature: 'YW5h/YXNz+02==', code: '660022', reason: 'Registrar suas compras' },
      { signature: 'YW5h/YXNz+03==', code: '660023', reason: 'Consultar seu saldo de pontos', trusty: true },
    ],
  },
  {
    sub: ana.user.sub,
    organizationKey: 'nuvem',
    points: mainCustomerPoints.nuvem,
    entries: 3,
    intents: [
      { signature: 'YW5h/bnV2+01==', code: '771301', reason: 'Registrar suas lavagens' },
      { signature: 'YW5h/bnV2+02==', code: '771302', reason: 'Consultar seu saldo de pontos' },
      { signature: 'YW5h/bnV2+03==', code: '771303', reason: 'Receber ofertas', trusty: true },
    ],
  },
  {
    sub: ana.user.sub,
    organizationKey: 'mercado-sol',
    points: mainCustomerPoints['mercado-sol'],
    entries: 12,
    intents: [
      { signature: 'YW5h/bWVy+01==', code: '550101', reason: 'Registrar suas compras na Loja 1' },
      { signature: 'YW5h/bWVy+02==', code: '550102', reason: 'Registrar suas compras na Loja 2' },
      { signature: 'YW5h/bWVy+03==', code: '550103', reason: 'Consultar seu saldo de pontos', trusty: true },
    ],
  },
  { sub: carla.user.sub, organizationKey: 'cafe-central', points: 75, entries: 8, intents: [] },
  {
    sub: davi.user.sub,
    organizationKey: 'padaria',
    points: 210,
    entries: 5,
    intents: [{ signature: 'ZGF2/cGFk+01==', code: '410077', reason: 'Registrar suas compras' }],
  },
  { sub: fabio.user.sub, organizationKey: 'padaria', points: 320, entries: 6, intents: [] },
  { sub: gabriela.user.sub, organizationKey: 'cafe-central', points: 180, entries: 6, intents: [] },
  { sub: heitor.user.sub, organizationKey: 'padaria', points: 60, entries: 4, intents: [] },
  { sub: iara.user.sub, organizationKey: 'padaria', points: 500, entries: 10, termsNotAccepted: true, intents: [] },
  { sub: iara.user.sub, organizationKey: 'cafe-central', points: 40, entries: 4, intents: [] },
  { sub: vera.user.sub, organizationKey: 'atacado', points: 18_400, entries: 5000, intents: [] },
  ...[joana, katia, lucas, marina, nelson, olga, paulo, renata].map(({ user }) => ({
    sub: user.sub,
    organizationKey: 'padaria',
    points: 90,
    entries: 5,
    intents: [],
  })),
  ...organizations
    .filter(({ key }) => key !== 'hostil')
    .map(({ key }) => ({ sub: wilma.user.sub, organizationKey: key, points: 0, entries: 0, intents: [] })),
]

/** Who belongs where, with points, statement, requests and accepted terms. */
export function seedMemberships(database: DatabaseSync, now: number): void {
  for (const { sub, organizationKey, termsNotAccepted, intents } of memberships) {
    insert(database, 'memberships', { sub, organization_key: organizationKey, joined_at: now })
    if (!termsNotAccepted) {
      insert(database, 'terms_acceptances', { sub, organization_key: organizationKey, accepted_at: now })
    }
    for (const { signature, code, reason, trusty } of intents) {
      insert(database, 'intents', {
        signature,
        sub,
        provider: organizationKey,
        code,
        reason,
        decision: trusty ? 'authorized' : null,
        decided_at: trusty ? now : null,
      })
    }
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
  for (const membership of memberships) seedStatement(database, { ...membership, now })
  database.exec('DROP TABLE IF EXISTS kept_entries; CREATE TEMP TABLE kept_entries AS SELECT * FROM score_entries')
  keptDays.set(database, today)
}
