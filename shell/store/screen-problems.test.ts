import type { ScreenDeclaration } from 'shared/federation'
import { expect, test } from 'vitest'
import { droppedScreen, screenProblems } from './screen-problems.ts'

type Declarations = Readonly<Record<string, Readonly<Record<string, ScreenDeclaration>>>>

const problemsOf = (declarations: Declarations) =>
  screenProblems(Object.fromEntries(Object.entries(declarations).map(([remote, screens]) => [remote, { screens }])))

const own: Declarations = {
  'mf-home': { Home: { shape: 'hero', path: '' }, Companies: { shape: 'cards' } },
  'mf-rewards': {
    Rewards: { shape: 'cards', path: 'rewards' },
    Vouchers: { shape: 'cards', path: 'rewards/vouchers', offline: true },
  },
}
const tab = { title: 'Ofertas', icon: 'M4 7h16v10H4z', order: 1 }
const at = (path: string): ScreenDeclaration => ({ shape: 'cards', path })
const offers = (path: string): Declarations => ({ 'mf-offers': { Offers: at(path) } })
const offersWithTab = (change: Partial<typeof tab> = {}): Declarations => ({
  'mf-offers': { Offers: { ...at('ofertas'), navigation: { ...tab, ...change } } },
})

test.each<[what: string, sixth: Declarations]>([
  ['a path and a tab', offersWithTab()],
  ['a path beneath its own', { 'mf-offers': { Offers: at('ofertas'), Coupons: at('ofertas/cupons') } }],
  ['a path that only begins alike', offers('scoresheet')],
  [
    'two tabs of two remotes',
    {
      ...offersWithTab(),
      'mf-help': { Help: { ...at('ajuda'), navigation: { ...tab, title: 'Ajuda' } } },
    },
  ],
])('%s fits', (_, sixth) => {
  expect(problemsOf({ ...own, ...sixth })).toEqual([])
})

test.each<[problem: string, sixth: Declarations]>([
  ['offers is no name of a remote', { offers: { Offers: at('ofertas') } }],
  ['mf-offers and mf-home both declare Home', { 'mf-offers': { Home: { shape: 'hero', path: '' } } }],
  ['mf-scores declares Scores at "pontos"; the shell shows it at "scores"', { 'mf-scores': { Scores: at('pontos') } }],
  [
    'mf-auth declares Auth at "entrar"; the shell shows it at an address of its own',
    { 'mf-auth': { Auth: at('entrar') } },
  ],
  [
    'mf-offers declares Offers without a path, and the shell does not lead to it',
    { 'mf-offers': { Offers: { shape: 'cards' } } },
  ],
  ['mf-offers declares Offers at "scores", which the shell keeps for itself', offers('scores')],
  ['mf-offers declares Offers at "user-profile/x", which the shell keeps for itself', offers('user-profile/x')],
  ['mf-offers declares Offers at "assets", which the shell keeps for itself', offers('assets')],
  ['mf-offers declares Offers at "/ofertas", which is no path', offers('/ofertas')],
  ['mf-offers declares Offers at "../x", which is no path', offers('../x')],
  ['mf-offers declares Offers at "Ofertas", which is no path', offers('Ofertas')],
  ['mf-offers declares a screen "offers", which is no name of a screen', { 'mf-offers': { offers: at('ofertas') } }],
  [
    'mf-other declares Other at "ofertas", where mf-offers has Offers at "ofertas"',
    { ...offers('ofertas'), 'mf-other': { Other: at('ofertas') } },
  ],
  [
    'mf-other declares Other at "ofertas/x", where mf-offers has Offers at "ofertas"',
    { ...offers('ofertas'), 'mf-other': { Other: at('ofertas/x') } },
  ],
  [
    'mf-other declares Other at "ofertas", where mf-offers has Offers at "ofertas/x"',
    { ...offers('ofertas/x'), 'mf-other': { Other: at('ofertas') } },
  ],
  ['mf-offers declares the tab ""; a title has 1 to 9 characters', offersWithTab({ title: '' })],
  [
    'mf-offers declares the tab "Ofertas da semana"; a title has 1 to 9 characters',
    offersWithTab({ title: 'Ofertas da semana' }),
  ],
  ['mf-offers declares an icon for Offers that is no path data', offersWithTab({ icon: '"/><script>' })],
  [
    'mf-rewards declares a tab for Rewards, whose tab is the shell’s',
    { 'mf-rewards': { Rewards: { ...at('rewards'), navigation: tab } } },
  ],
  [
    'mf-c declares a tab for C; there is room for 2 beside the shell’s own',
    {
      'mf-a': { A: { ...at('a'), navigation: tab } },
      'mf-b': { B: { ...at('b'), navigation: tab } },
      'mf-c': { C: { ...at('c'), navigation: tab } },
    },
  ],
])('%s', (problem, sixth) => {
  expect(problemsOf({ ...own, ...sixth })).toEqual([problem])
})

test('a screen of the specification is dropped, one of the remote’s own may go', () => {
  const { Rewards = at('rewards'), Vouchers = at('rewards/vouchers') } = own['mf-rewards'] ?? {}
  const Extra = at('extra')
  const dropped = (screens: Declarations[string]) =>
    droppedScreen({ screens: { Rewards, Vouchers, Extra } }, { screens })
  expect(dropped({ Rewards, Extra })).toBe('Vouchers')
  expect(dropped({ Rewards, Vouchers })).toBeUndefined()
  expect(dropped({ Rewards, Vouchers, Extra })).toBeUndefined()
})
