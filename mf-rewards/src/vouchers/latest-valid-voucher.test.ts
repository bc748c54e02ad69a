import { expect, test } from 'vitest'
import { latestValidVoucher } from './latest-valid-voucher.ts'

const now = 1000

test.each<[name: string, expiries: number[], latest: number | undefined]>([
  ['none', [], undefined],
  ['one that is valid', [1001], 1001],
  ['one that expires this very moment', [1000], undefined],
  ['expired ones only', [1, 999], undefined],
  ['the latest, wherever it stands', [1500, 3000, 200, 2000], 3000],
])('%s', (_, expiries, latest) => {
  expect(latestValidVoucher(expiries.map((expiryAt) => ({ expiryAt })), now)?.expiryAt).toBe(latest)
})
