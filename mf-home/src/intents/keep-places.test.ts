import { expect, test } from 'vitest'
import { keepPlaces, type Outcome } from './keep-places.ts'

const listed = (signature: string, trusty = false) => ({ signature, code: '483920', reason: undefined, trusty })
const shown = (signature: string, outcome?: Outcome) => ({ ...listed(signature), outcome })

const isNew = (signature: string) => ({ ...shown(signature), isNew: true as const })

const [a, b] = [shown('a'), shown('b')]
const other = { ...listed('a'), code: '111111' }
const revoked = shown('a', 'revoked')

test.each([
  ['the first look: only those not yet trusty', undefined, [listed('a'), listed('b', true)], [a]],
  ['the service lists them in another order', [a, b], [listed('b'), listed('a')], [a, b]],
  ['a new one comes below, whatever its place in the list', [a], [listed('new'), listed('a')], [a, isNew('new')]],
  ['the first that comes is new', [], [listed('new')], [isNew('new')]],
  ['of several the last is new, and no former one', [isNew('a')], [a, b, listed('c')], [a, b, isNew('c')]],
  ['it stays new as long as none comes', [isNew('a')], [listed('a')], [isNew('a')]],
  ['another code of its signature is another request', [a], [other, listed('a')], [a, { ...a, ...other, isNew: true }]],
  ['one that was decided stays with its outcome', [revoked, b], [listed('b')], [revoked, b]],
  ['one that was authorised elsewhere says so', [a], [listed('a', true)], [shown('a', 'authorized')]],
  ['one that is gone is closed', [a, b], [listed('b')], [shown('a', 'closed'), b]],
])('%s', (_, before, list, after) => {
  expect(keepPlaces(before, list)).toEqual(after)
})
