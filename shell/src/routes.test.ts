import { expect, test } from 'vitest'
import { destinationOf, type Destination } from './routes.ts'

const console = (screen: string, key?: string) => ({ kind: 'console', screen, key })

test.each<[string, unknown]>([
  ['/', console('Companies')],
  ['/padaria', console('Home', 'padaria')],
  ['/padaria/', console('Home', 'padaria')],
  ['/padaria/scores', console('Scores', 'padaria')],
  ['/padaria/rewards', console('Rewards', 'padaria')],
  ['/padaria/user-profile', console('Profile', 'padaria')],
  ['/user-profile', console('Profile')],
  ['/verification', { kind: 'verification' }],
  ['/mome', { kind: 'club' }],
  ['/scores', { kind: 'redirect', to: '/' }],
  ['/rewards', { kind: 'redirect', to: '/' }],
])('%s', (path, destination) => {
  expect(destinationOf(path)).toEqual(destination)
})

test.each(['/Padaria', '//evil.com', '/%2Fevil.com', '/padaria/nothing', '/padaria/scores/1', '/assets', '/constructor/x', '/padaria/constructor', '/a.b', '/\\evil'])(
  '%s leads nowhere',
  (path) => {
    expect(destinationOf(path)).toEqual({ kind: 'unknown' } satisfies Destination)
  },
)
