import { paths } from 'shared/router'
import { expect, test } from 'vitest'
import { destinationOf, firstScreen, type Destination } from './routes.ts'

const console = (screen: string, key?: string) => ({ kind: 'console', screen, key })

test.each<[string, unknown]>([
  ['/', console('Companies')],
  ['/padaria', console('Home', 'padaria')],
  ['/padaria/', console('Home', 'padaria')],
  ['/padaria/scores', console('Scores', 'padaria')],
  ['/padaria/rewards', console('Rewards', 'padaria')],
  ['/padaria/rewards/vouchers', console('Vouchers', 'padaria')],
  ['/padaria/user-profile', console('Profile', 'padaria')],
  ['/user-profile', console('Profile')],
  ['/verification', { kind: 'verification' }],
  ['/mome', { kind: 'club' }],
  ['/scores', { kind: 'redirect', to: '/' }],
  ['/rewards', { kind: 'redirect', to: '/' }],
])('%s', (path, destination) => {
  expect(destinationOf(path)).toEqual(destination)
})

test.each([
  '/Padaria',
  '//',
  '//evil.com',
  '/%2Fevil.com',
  '/\\evil.com',
  'https://evil.com/',
  'http:evil.com',
  'javascript:alert(1)',
  '/padaria/../..//evil.com',
  '/padaria/nothing',
  '/padaria/scores/1',
  '/assets',
  '/constructor/x',
  '/padaria/constructor',
  '/a.b',
])('%s leads nowhere [2.2, 2.8]', (path) => {
  expect(destinationOf(path)).toEqual({ kind: 'not-found' } satisfies Destination)
})

test.each([
  ['/padaria/scores', true, 'Scores'],
  ['/padaria/scores', false, 'Auth'],
  ['/', true, 'Companies'],
  ['/verification', true, 'Verification'],
  ['/nothing/here', true, undefined],
])('%s, signed in %s: first %s', (path, likelySignedIn, screen) => {
  expect(firstScreen(destinationOf(path), likelySignedIn)).toBe(screen)
})

test.each([
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
])('the address %s, which screens link to, has a route [2.2, 2.5, 2.6, 2.7]', (address, destination) => {
  expect(destinationOf(new URL(address, 'https://site.example').pathname)).toEqual(destination)
})
