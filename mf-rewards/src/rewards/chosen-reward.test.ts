import { paths } from 'shared/router/paths'
import { expect, test } from 'vitest'
import { queryOpening, rewardIdIn } from './use-chosen-reward.ts'

test('the address of a reward opens it, one without a reward none', () => {
  const { search } = new URL(paths.reward('padaria', 'a/b?c&d=ação'), 'https://site.example')
  expect([search, '?busca=recompensa'].map(rewardIdIn)).toEqual(['a/b?c&d=ação', undefined])
})

test.each<[id: string | undefined, former: string, query: string]>([
  ['105', '?busca=caf%C3%A9', '?busca=caf%C3%A9&recompensa=105'],
  ['a&b', '?recompensa=105', '?recompensa=a%26b'],
  [undefined, '?recompensa=105', ''],
  [undefined, '?ao-alcance=1&recompensa=105', '?ao-alcance=1'],
])('to open %s from %j leads to %j', (id, former, query) => {
  expect(queryOpening(id, former)).toBe(query)
})
