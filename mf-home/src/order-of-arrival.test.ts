import { expect, test } from 'vitest'
import { orderOfArrival } from './order-of-arrival.ts'

type Part = 'a' | 'b' | 'c'

test.each<[what: string, shown: Part[], there: Part[], isPatient: boolean, order: Part[], empty?: Part[]]>([
  ['nothing yet', [], [], true, []],
  ['all at once, from top to bottom', [], ['c', 'a', 'b'], true, ['a', 'b', 'c']],
  ['at first a part waits for the one above it', [], ['a', 'c'], true, ['a']],
  ['later it does not', ['a'], ['a', 'c'], false, ['a', 'c']],
  ['what comes late comes below', ['a', 'c'], ['a', 'b', 'c'], false, ['a', 'c', 'b']],
  ['one that is asked for again keeps its place', ['a', 'c'], ['a'], false, ['a', 'c']],
  ['nothing waits for one without content, which has no place', [], ['b', 'c'], true, ['b', 'c'], ['a']],
  ['its content comes below', ['b', 'c'], ['a', 'b', 'c'], true, ['b', 'c', 'a']],
])('%s', (_, shown, there, isPatient, order, empty = []) => {
  const isThere = (part: Part) => there.includes(part) || (empty.includes(part) ? false : undefined)
  const parts = { a: isThere('a'), b: isThere('b'), c: isThere('c') }
  expect(orderOfArrival(shown, parts, isPatient)).toEqual(order)
})
