import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { VoucherRequest } from 'shared/contract'
import type { World } from '../context.ts'
import { all, insert, one } from '../database/query.ts'
import { Problem } from '../http/problem.ts'

const validityMs = 24 * 3_600_000

/** Without 0/O and 1/I/L, since a code is read aloud at a checkout. */
const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

interface VoucherRow {
  readonly code: string
  readonly data: string
  readonly expires_at: number
}

/** A customer's vouchers for one wish, with expired ones, in no useful order. */
export function vouchersOf(database: DatabaseSync, sub: string, provider: string, groupByKey: string) {
  const vouchers = all<VoucherRow>(database)`SELECT code, data, expires_at FROM vouchers
    WHERE sub = ${sub} AND provider = ${provider} AND group_by_key = ${groupByKey} ORDER BY code`
  return vouchers.map(voucherDocument)
}

/** Creates a new voucher for each call: only the client prevents a second one for a wish. */
export function createVoucher({ database, clock }: World, sub: string, request: VoucherRequest) {
  const offered = one(database)`SELECT 1 FROM rewards JOIN reward_companies ON reward_id = rewards.id
    WHERE rewards.id = ${request.data.id} AND organization_key = ${request.provider}
    AND company_ref = ${request.issuer}`
  if (!offered) throw new Problem(422, 'No such reward of this provider at this issuer', 'data.id')
  const now = clock.now()
  const voucher: VoucherRow = { code: randomCode(), data: JSON.stringify(request.data), expires_at: now + validityMs }
  insert(database, 'vouchers', {
    code: voucher.code,
    sub,
    provider: request.provider,
    issuer: request.issuer,
    group_by_key: request.rules.groupByKey,
    data: voucher.data,
    created_at: now,
    expires_at: voucher.expires_at,
  })
  return voucherDocument(voucher)
}

/** Three groups of four, about 59 bits: too many to guess. */
function randomCode(): string {
  const group = () => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('')
  return [group(), group(), group()].join('-')
}

function voucherDocument({ code, data, expires_at }: VoucherRow) {
  return { code, expiryAt: new Date(expires_at).toISOString(), data: JSON.parse(data) as unknown }
}
