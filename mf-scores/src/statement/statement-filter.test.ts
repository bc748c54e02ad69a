import { expect, test } from 'vitest'
import { paths } from 'shared/router'
import { filterIn } from './statement-filter.ts'

test.each([
  ['a-expirar', 'a-expirar'],
  ['expirados', 'expirados'],
  ['', undefined],
  ['constructor', undefined],
  ['A-EXPIRAR', undefined],
])('?filtro=%s is %s', (name, filter) => {
  expect(filterIn(`?filtro=${name}`)).toBe(filter)
})

test.each([undefined, 'a-expirar', 'expirados'] as const)('an address with the filter %s says so', (filter) => {
  expect(filterIn(new URL(paths.scores('padaria', filter), 'https://site.example').search)).toBe(filter)
})
