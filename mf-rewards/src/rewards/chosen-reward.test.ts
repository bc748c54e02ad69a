import { paths } from 'shared/router/paths'
import { expect, test } from 'vitest'
import { queryOpening, rewardIdIn } from './use-chosen-reward.ts'

test.each(['105', 'a/b?c&d=e', 'ação'])('the address of reward %s opens it', (id) => {
  expect(rewardIdIn(new URL(paths.reward('padaria', id), 'https://site.example').search)).toBe(id)
})

test.each<[id: string | undefined, former: string, query: string]>([
  ['105', '', '?recompensa=105'],
  ['105', '?busca=caf%C3%A9', '?busca=caf%C3%A9&recompensa=105'],
  ['a&b', '?recompensa=105', '?recompensa=a%26b'],
  [undefined, '?recompensa=105', ''],
  [undefined, '?ao-alcance=1&recompensa=105', '?ao-alcance=1'],
])('to open %s from %j leads to %j', (id, former, query) => {
  expect(queryOpening(id, former)).toBe(query)
})

test('an address without a reward opens none', () => {
  expect(rewardIdIn('?busca=recompensa')).toBeUndefined()
})
