import { expect, test } from 'vitest'
import { findByName } from './find-by-name.ts'

const companies = [{ name: 'Padaria Estrela' }, { name: 'Café Central' }, { name: 'CENTRAL do Pão' }]

test.each([
  ['  ', ['Padaria Estrela', 'Café Central', 'CENTRAL do Pão']],
  ['cafe', ['Café Central']],
  ['central', ['Café Central', 'CENTRAL do Pão']],
  ['central café', ['Café Central']],
  ['\u200ecafé\u200b', ['Café Central']],
  ['Cafe\u0301', ['Café Central']],
  ['mercado', []],
  ['.*', []],
])('%j finds %j', (wanted, names) => {
  expect(findByName(companies, wanted).map(({ name }) => name)).toEqual(names)
})
