import { describe, expect, test } from 'vitest'
import { keepPlaces, outcomeIn, type Outcome } from './keep-places.ts'

const listed = (signature: string, trusty = false) => ({
  signature,
  code: `code of ${signature}`,
  reason: undefined,
  trusty,
})
const shown = (signature: string, outcome?: Outcome) => ({ ...listed(signature), outcome })

describe('keepPlaces', () => {
  test.each([
    ['the first look: only those not yet trusty', [], [listed('a'), listed('b', true)], [shown('a')]],
    [
      'the service lists them in another order',
      [shown('a'), shown('b')],
      [listed('b'), listed('a')],
      [shown('a'), shown('b')],
    ],
    [
      'a new one comes below, whatever its place in the list',
      [shown('a')],
      [listed('new'), listed('a')],
      [shown('a'), shown('new')],
    ],
    [
      'one that was decided stays with its outcome',
      [shown('a', 'revoked'), shown('b')],
      [listed('b')],
      [shown('a', 'revoked'), shown('b')],
    ],
    ['one that was authorised elsewhere says so', [shown('a')], [listed('a', true)], [shown('a', 'authorized')]],
    ['one that is gone is closed', [shown('a'), shown('b')], [listed('b')], [shown('a', 'closed'), shown('b')]],
  ])('%s', (_, before, list, after) => {
    expect(keepPlaces(before, list)).toEqual(after)
  })
})

test.each([
  [[listed('a')], undefined],
  [[listed('a', true)], 'authorized'],
  [[listed('b', true)], 'closed'],
])('outcomeIn %j', (list, outcome) => {
  expect(outcomeIn(list, listed('a'))).toBe(outcome)
})
