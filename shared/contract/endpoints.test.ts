import { expect, test } from 'vitest'
import { fillPath } from './endpoints.ts'
import { isOrganizationKey, reservedKeys } from './organization.ts'
import { decodeVoucherRules, encodeVoucherRules } from './voucher.ts'

test('path parameters are URL-encoded, the plus of a phone included [7.10, 7.17]', () => {
  expect(fillPath('/user/find/{phone}', { phone: '+5511912345678' })).toBe('/user/find/%2B5511912345678')
  expect(fillPath('/intents/trusty/{signature}/{code}', { signature: 'a/b', code: '../x' })).toBe(
    '/intents/trusty/a%2Fb/..%2Fx',
  )
})

test.each(['padaria', 'a', '9x', 'cafe-central'])('%s may be an organisation’s key', (key) => {
  expect(isOrganizationKey(key)).toBe(true)
})

test.each(['', '-x', 'Padaria', 'a/b', '//evil.com', '%2Fevil.com', 'a.b', 'x'.repeat(65)])('%s may not', (key) => {
  expect(isOrganizationKey(key)).toBe(false)
})

const own = ['mome', 'verification', 'scores', 'rewards', 'user-profile', 'assets', 'remotes', 'healthz', 'readyz']
test.each([...own, 'config.json'])('the site itself answers at /%s: no organisation does', (segment) => {
  expect([reservedKeys.has(segment), isOrganizationKey(segment)]).toEqual([true, false])
})

test('voucher rules survive the way there and back, beyond ASCII too [7.18]', () => {
  expect(decodeVoucherRules(encodeVoucherRules('sub:padaria:pão:1'))).toBe('sub:padaria:pão:1')
  expect([decodeVoucherRules('not base64 %'), decodeVoucherRules(btoa('{"key":"ana"}'))]).toEqual([
    undefined,
    undefined,
  ])
})
