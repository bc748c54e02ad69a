import { expect, test } from 'vitest'
import { matchingCompanies } from './matching-companies.ts'

const companies = [{ name: 'Padaria Estrela' }, { name: 'Café Central' }, { name: 'CENTRAL do Pão' }]

test.each([
  ['', ['Padaria Estrela', 'Café Central', 'CENTRAL do Pão']],
  ['  ', ['Padaria Estrela', 'Café Central', 'CENTRAL do Pão']],
  ['cafe', ['Café Central']],
  ['PÃO', ['CENTRAL do Pão']],
  ['central', ['Café Central', 'CENTRAL do Pão']],
  ['central café', ['Café Central']],
  ['\u200ecafé\u200b', ['Café Central']],
  ['mercado', []],
])('%j finds %j', (wanted, names) => {
  expect(matchingCompanies(companies, wanted).map(({ name }) => name)).toEqual(names)
})
