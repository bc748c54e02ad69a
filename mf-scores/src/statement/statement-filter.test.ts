import { expect, test } from 'vitest'
import { addressOf, filterIn } from './statement-filter.ts'

test.each(['', 'constructor', 'A-EXPIRAR'])('?filtro=%s is none', (name) => {
  expect(filterIn(`?filtro=${name}`)).toBeUndefined()
})

test.each([undefined, 'a-expirar', 'expirados'] as const)('an address with the filter %s says so', (filter) => {
  expect(filterIn(new URL(addressOf('padaria', filter), 'https://site.example').search)).toBe(filter)
})
