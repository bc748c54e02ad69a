import { expect, it } from 'vitest'
import { budgetProblems, overweight } from './budgets.ts'

it('a weight above its budget, or without one, is too much', () => {
  expect(overweight({ 'mf-home': 10, 'mf-scores': 10.1, 'mf-new': 1 }, { 'mf-home': 10, 'mf-scores': 10 })).toEqual([
    'mf-scores weighs 10.1 kB, its budget is 10 kB (e2e/check/budgets.json)',
    'mf-new has no budget in e2e/check/budgets.json; it weighs 1.0 kB',
  ])
})

it('each shared entry stays within its budget', async () => {
  expect(await budgetProblems('shared')).toEqual([])
})
