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
const andOther = (path: string): Declarations => ({ 'mf-other': { Other: at(path) } })
const withTab = (remote: string, screen: string, change: Partial<typeof tab> = {}): Declarations => ({
  [remote]: { [screen]: { ...at(screen.toLowerCase()), navigation: { ...tab, ...change } } },
})
const offersWithTab = (change: Partial<typeof tab>) => withTab('mf-offers', 'Offers', change)

test.each<[what: string, sixth: Declarations]>([
  ['a path beneath its own', { 'mf-offers': { Offers: at('ofertas'), Coupons: at('ofertas/cupons') } }],
  ['a path that only begins alike', { ...offers('scoresheet'), ...andOther('score') }],
  ['two tabs of two remotes', { ...withTab('mf-a', 'A'), ...withTab('mf-b', 'B') }],
])('%s fits', (_, sixth) => {
  expect(problemsOf({ ...own, ...sixth })).toEqual([])
})

test.each<[problem: string, sixth: Declarations]>([
  ['offers is no name of a remote', { offers: { Offers: at('ofertas') } }],
  ['mf-offers and mf-home both declare Home', { 'mf-offers': { Home: { shape: 'hero', path: '' } } }],
  ['mf-scores declares Scores at "pontos"; the shell shows it at "scores"', { 'mf-scores': { Scores: at('pontos') } }],
  ['mf-auth declares Auth at "x"; the shell shows it at an address of its own', { 'mf-auth': { Auth: at('x') } }],
  ['mf-a declares A without a path, and the shell does not lead to it', { 'mf-a': { A: { shape: 'cards' } } }],
  ['mf-offers declares Offers at "user-profile/x", which the shell keeps for itself', offers('user-profile/x')],
  ['mf-offers declares Offers at "assets", which the shell keeps for itself', offers('assets')],
  ['mf-offers declares Offers at "/ofertas", which is no path', offers('/ofertas')],
  ['mf-offers declares Offers at "../x", which is no path', offers('../x')],
  ['mf-offers declares Offers at "Ofertas", which is no path', offers('Ofertas')],
  ['mf-offers declares a screen "offers", which is no name of a screen', { 'mf-offers': { offers: at('ofertas') } }],
  ['mf-other declares Other at "x", where mf-offers has Offers at "x"', { ...offers('x'), ...andOther('x') }],
  ['mf-other declares Other at "x/y", where mf-offers has Offers at "x"', { ...offers('x'), ...andOther('x/y') }],
  ['mf-other declares Other at "x", where mf-offers has Offers at "x/y"', { ...offers('x/y'), ...andOther('x') }],
  ['mf-offers declares the tab ""; a title has 1 to 9 characters', offersWithTab({ title: '' })],
  ['mf-offers declares the tab "Novidades!"; a title has 1 to 9 characters', offersWithTab({ title: 'Novidades!' })],
  ['mf-offers declares an icon for Offers that is no path data', offersWithTab({ icon: '"/><script>' })],
  ['mf-rewards declares a tab for Rewards, whose tab is the shell’s', withTab('mf-rewards', 'Rewards')],
  [
    'mf-c declares a tab for C; there is room for 2 beside the shell’s own',
    { ...withTab('mf-a', 'A'), ...withTab('mf-b', 'B'), ...withTab('mf-c', 'C') },
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
})
