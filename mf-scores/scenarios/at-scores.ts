import { ana, anaSub, data, everyCall, sharedCalls, type PlatformChange } from 'shared/scenarios'

const { statement: extract, points, organization } = sharedCalls

/** Ana's statement, which has 365 entries. */
export const statement = {
  ...ana,
  path: '/{org}/scores',
  calls: { statement: extract, points, organization, network: everyCall },
} as const

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
export const onlyEntries = (...entries: readonly Entry[]): readonly PlatformChange[] => [
  data(["DELETE FROM score_entries WHERE organization_key = 'padaria'", ...entries.map(insertion)].join(';')),
]

const insertion = ({ points: balance, aged = 0, expiresIn = 300, company, cents }: Entry): string =>
  `INSERT INTO score_entries (sub, organization_key, balance, created_at, expires_at, company_name, sale_amount)
   VALUES ('${anaSub}', 'padaria', ${balance}, ${instant(aged === 'never' ? aged : -aged)}, ${instant(expiresIn)}, ${company === undefined ? 'NULL' : `'${company}'`}, ${cents ?? 'NULL'})`

/** What the API cannot write as a date (`e2e/platform/api/date-time.ts`). */
const noInstant = '8640000000000001'

const instant = (days: number | 'never'): string => (days === 'never' ? noInstant : `{now} + ${days} * 86400000`)
