import { maxLabel, maxReference, type SeenVoucher } from 'shared/contract'
import { customerStorage } from 'shared/session'
import { aVoucher } from 'shared/testing/entities'
import { expect, test } from 'vitest'
import { fillStorage, openPage } from '../testing/browser-globals.ts'
import { areOfOneWish, keepVoucher, keptVouchers, validVouchers } from './kept-vouchers.ts'

const nowMs = 1000

const coffee = aVoucher({ imagePath: 'images/cafe.svg', expiryAt: 2000 })
const bread = aVoucher({ rewardId: '101', code: 'B3EA', expiryAt: 3000 })

const many = Array.from({ length: 51 }, (_, place) => ({ ...coffee, code: `C${place}` }))

test.each<[name: string, stored: unknown, vouchers: SeenVoucher[]]>([
  ['nothing', undefined, []],
  ['no list', { 0: coffee }, []],
  ['the longest valid first', [coffee, bread], [bread, coffee]],
  ['none that has expired', [coffee, { ...bread, expiryAt: nowMs }], [coffee]],
  ['each code once, as long as it is valid', [coffee, { ...coffee, expiryAt: 2500 }], [{ ...coffee, expiryAt: 2500 }]],
  ['none with an empty code', [{ ...coffee, code: '' }], []],
  ['none without a code', [{ ...bread, code: undefined }], []],
  ['none whose expiry is something else', [{ ...coffee, expiryAt: '2000' }], []],
  ['none whose texts are something else', [{ ...bread, companyName: null }, null, 'K7F2'], []],
  ['none whose texts are too long to be shown', [{ ...coffee, rewardName: 'x'.repeat(maxLabel + 1) }], []],
  ['none whose references are too long', [{ ...bread, companyRef: 'x'.repeat(maxReference + 1) }], []],
  ['none that expires at no date', [{ ...coffee, expiryAt: 1e300 }], []],
  ['none that stands in a prototype', [JSON.parse(`{"__proto__":${JSON.stringify(coffee)}}`) as unknown], []],
  ['fifty at most', many, many.slice(0, 50)],
  ['a picture that is no text left out', [{ ...coffee, imagePath: 5 }], [{ ...coffee, imagePath: undefined }]],
  ['a cost that is no number left out', [{ ...coffee, cost: '45' }], [{ ...coffee, cost: undefined }]],
  ['fields that are not its own left out', [{ ...coffee, token: 'secret' }], [coffee]],
])('of what is stored: %s', (_, stored, vouchers) => {
  expect(validVouchers(stored, nowMs)).toStrictEqual(vouchers)
})

test.each<[Partial<SeenVoucher>, boolean]>([
  [{ code: 'OTHER', expiryAt: 9 }, true],
  [{ organizationKey: 'nuvem' }, false],
  [{ companyRef: 'padaria-1' }, false],
  [{ rewardId: '101' }, false],
])('%o is of the same wish: %s', (difference, same) => {
  expect(areOfOneWish(coffee, { ...coffee, ...difference })).toBe(same)
})

test('kept are the newest of one wish and none that has expired, for each organisation its own, also of the same code, or if another finds no room', () => {
  openPage()
  customerStorage.open('ana')
  const inAnHour = Date.now() + 3_600_000
  const kept = (voucher: SeenVoucher, code: string, organizationKey = 'padaria') =>
    keepVoucher('ana', { ...voucher, code, organizationKey, expiryAt: inAnHour })
  kept(coffee, 'FIRST')
  kept(bread, 'BREAD')
  kept(coffee, 'SECOND', 'nuvem')
  kept(coffee, 'SECOND')
  keepVoucher('ana', { ...coffee, rewardId: '9', expiryAt: Date.now() - 1 })
  fillStorage((_name, text) => text.includes('TOO MUCH'))
  kept({ ...coffee, rewardId: '7' }, 'TOO MUCH')
  expect(keptVouchers('padaria').map(({ code }) => code)).toEqual(['BREAD', 'SECOND'])
  expect(keptVouchers('nuvem').map(({ code }) => code)).toEqual(['SECOND'])
})
