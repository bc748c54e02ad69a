import { expect, it } from 'vitest'
import { totpStep } from './totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

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
