import type { Release } from 'shared/federation'
import { paths } from 'shared/router'
import { expect, test } from 'vitest'
import { declaredPlaces, offlineScreens, type ReleasedRemotes } from './released-screens.ts'
import { destinationOf, firstScreen, isOfflineScreen, organizationNear, type Destination } from './routes.ts'

/** A sixth remote's screens, beside the specification's. */
const remotes: ReleasedRemotes = {
  'mf-offers': {
    screens: {
      Offers: {
        shape: 'cards',
        path: 'ofertas',
        files: [],
        navigation: { title: 'Ofertas', icon: 'M4 4h16', order: 2 },
      },
      Coupons: {
        shape: 'rows',
        path: 'ofertas/cupons',
        files: [],
        offline: true,
        navigation: { title: 'Cupons', icon: 'M4 4v16', order: 1 },
      },
      // It cannot take an address of the specification.
      Greedy: { shape: 'rows', path: 'scores', files: [] },
    },
  },
}

const console = (screen: string, key?: string) => ({ kind: 'console', screen, key })

test.each<[string, unknown]>([
  ['/padaria/', console('Home', 'padaria')],
  ['/padaria/ofertas', console('Offers', 'padaria')],
  ['/padaria/ofertas/', console('Offers', 'padaria')],
  ['/padaria/ofertas/cupons', console('Coupons', 'padaria')],
  ['/mome', { kind: 'club' }],
  ['/scores', { kind: 'redirect', to: '/' }],
  ['/rewards', { kind: 'redirect', to: '/' }],
  // Where screens link to. The browser's address of each: `transitions.spec.ts`, `addresses.spec.ts`.
  [paths.home(), console('Companies')],
  [paths.home('padaria'), console('Home', 'padaria')],
  [paths.scores('padaria'), console('Scores', 'padaria')],
  [paths.scores('padaria', 'a-expirar'), console('Scores', 'padaria')],
  [paths.rewards('padaria'), console('Rewards', 'padaria')],
  [paths.reward('padaria', 'a/b?c'), console('Rewards', 'padaria')],
  [paths.vouchers('padaria'), console('Vouchers', 'padaria')],
  [paths.profile(), console('Profile')],
  [paths.profile('padaria'), console('Profile', 'padaria')],
  [paths.verification(), { kind: 'verification' }],
])('the address %s has a route [2.2, 2.5, 2.6, 2.7]', (address, destination) => {
  expect(destinationOf(new URL(address, 'https://site.example').pathname, remotes)).toEqual(destination)
})

test.each([
  '/Padaria',
  '//',
  '//evil.com',
  '/%2Fevil.com',
  '/\\evil.com',
  'https://evil.com/',
  'javascript:alert(1)',
  '/padaria/../..//evil.com',
  '/padaria/nothing',
  '/ofertas/x',
  '/padaria/ofertas/nothing',
  '/padaria/Ofertas',
  '/padaria/scores/1',
  '/assets',
  '/constructor/x',
  '/padaria/constructor',
  '/a.b',
])('%s leads nowhere [2.2, 2.8]', (path) => {
  expect(destinationOf(path, remotes)).toEqual({ kind: 'not-found' } satisfies Destination)
})

test.each([
  ['/padaria/scores', true, 'Scores'],
  ['/padaria/scores', false, 'Auth'],
  ['/', true, 'Companies'],
  ['/verification', true, 'Verification'],
  ['/nothing/here', true, undefined],
])('%s, signed in %s: first %s', (path, likelySignedIn, screen) => {
  expect(firstScreen(destinationOf(path, remotes), likelySignedIn)).toBe(screen)
})

test.each([
  ['/padaria/nothing', 'padaria'],
  ['/padaria.com.br', 'padaria'],
  ['/index.html', undefined],
  ['/rewards/nothing', undefined],
  ['/assets', undefined],
  ['//evil.com', undefined],
  ['/padaria@evil.com', undefined],
])('the error page at %s leads to the start of %s', (path, key) => {
  expect(organizationNear(path)).toBe(key)
})

test('declared places come in their order, with their paths', () => {
  const entry = { url: '/e.js', integrity: '' }
  const released = Object.entries(remotes).map(([name, remote]) => [name, { version: '1.0.0', entry, ...remote }])
  const release: Release = { id: 'r1', shell: { version: '1.0.0' }, remotes: Object.fromEntries(released) }
  expect(declaredPlaces(release).map(({ title, path }) => [title, path])).toEqual([
    ['Cupons', 'ofertas/cupons'],
    ['Ofertas', 'ofertas'],
  ])
})

test('a screen works offline if its remote declares it', () => {
  expect(offlineScreens(remotes)).toEqual(['Coupons'])
  const works = ['Coupons', 'Offers', 'Unknown'].map((screen) => isOfflineScreen(screen, remotes))
  expect(works).toEqual([true, false, false])
})
