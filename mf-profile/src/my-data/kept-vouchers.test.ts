import { expect, test } from 'vitest'
import { vouchersIn, type KeptVoucher } from './kept-vouchers.ts'

const coffee: KeptVoucher = { organizationKey: 'padaria', companyName: 'Moema', rewardName: 'Café', code: 'K7F2', expiryAt: 2000 }

test.each<[name: string, stored: unknown, vouchers: KeptVoucher[]]>([
  ['nothing', undefined, []],
  ['no list', { 0: coffee }, []],
  ['a voucher among other things', [null, [], 'K7F2', coffee], [coffee]],
  ['none whose fields are something else', [{ ...coffee, code: 7 }, { ...coffee, expiryAt: '2000' }], []],
  ['none that expires at no date', [{ ...coffee, expiryAt: 1e300 }, { ...coffee, expiryAt: Number.POSITIVE_INFINITY }], []],
])('of what is stored: %s', (_, stored, vouchers) => {
  expect(vouchersIn(stored)).toEqual(vouchers)
})
