import { expect, it } from 'vitest'
import { totpCode, totpStep } from './totp.ts'

/** RFC 6238, appendix B: '12345678901234567890' in base32; the last six of its eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => {
  expect(totpCode(secret, seconds * 1000)).toBe(code)
})

it('accepts the half minute before and after, no other', () => {
  const step = (seconds: number) => totpStep(secret, '081804', seconds * 1000)
  expect([1_111_111_049, 1_111_111_079, 1_111_111_109, 1_111_111_139, 1_111_111_140].map(step)).toEqual([
    undefined,
    37_037_036,
    37_037_036,
    37_037_036,
    undefined,
  ])
})
