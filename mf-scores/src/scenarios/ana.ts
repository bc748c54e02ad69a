import { data, type PlatformChange } from 'shared/scenarios'

/** The statement at the padaria, and the seed customer who has 1,250 points and 365 entries there. */
export const ana = { path: '/{org}/scores', org: 'padaria', customer: 'Ana Souza' } as const

export const anaPhone = '11912345678'

export const expiring = '/{org}/scores?filtro=a-expirar'
export const expired = '/{org}/scores?filtro=expirados'

export const statement = { service: 'api', path: '/v1/user/score/extract/{phone}' } as const
export const points = { service: 'api', path: '/v1/user/find/{phone}' } as const

interface Entry {
  readonly points: number
  /** In days before now; `never` is written as a date that is none. Default: 0. */
  readonly aged?: number | 'never'
  /** In days from now. Default: 300. */
  readonly expiresIn?: number | 'never'
  /** Default: none. */
  readonly company?: string
  /** Of the sale. Default: none. */
  readonly cents?: number
}

/** Ana has these entries at the padaria, and no others. */
export const onlyEntries = (...entries: readonly Entry[]): PlatformChange =>
  data(["DELETE FROM score_entries WHERE organization_key = 'padaria'", ...entries.map(insertion)].join(';'))

const insertion = ({ points: balance, aged = 0, expiresIn = 300, company, cents }: Entry): string =>
  `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name, sale_amount)
   SELECT sub, 'padaria', ${balance}, ${instant(aged === 'never' ? aged : -aged)}, ${instant(expiresIn)}, ${company === undefined ? 'NULL' : `'${company}'`}, ${cents ?? 'NULL'}
   FROM seed_customers WHERE label = '${ana.customer}'`

/** What the API cannot write as a date (`e2e/platform/api/date-time.ts`). */
const noInstant = '8640000000000001'

/** The platform's time, in epoch milliseconds: her session has begun just now. */
const now = '(SELECT max(authenticated_at) FROM sessions)'

const instant = (days: number | 'never'): string => (days === 'never' ? noInstant : `${now} + ${days} * 86400000`)
