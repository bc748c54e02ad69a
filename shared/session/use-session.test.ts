import { expect, test } from 'vitest'
import type { Organization } from '../contract/index.ts'
import { isTokenSettled, organizationToken, session, type Session } from './use-session.ts'

const organization = (key: string, token: string | undefined): Organization => ({
  key,
  name: key,
  brand: undefined,
  colors: {},
  token,
})

test.each<[string, Partial<Session['organization']>, string | undefined]>([
  [
    'the organisation itself',
    { current: organization('padaria', 'own'), orgs: [organization('padaria', 'listed')] },
    'own',
  ],
  [
    'else the list',
    {
      current: organization('padaria', undefined),
      orgs: [organization('nuvem', 'other'), organization('padaria', 'listed')],
    },
    'listed',
  ],
  ['never another organisation', { orgs: [organization('nuvem', 'other')] }, undefined],
])('the organisation’s token comes from %s [3.7]', (_, known, token) => {
  expect(organizationToken({ ...session, organization: { ...session.organization, key: 'padaria', ...known } })).toBe(
    token,
  )
})

test.each<[string, Partial<Session['organization']>, boolean]>([
  ['has a token of its own', { lookup: 'found', current: organization('padaria', 'own') }, true],
  ['has none, while the list is loading', { lookup: 'found', current: organization('padaria', undefined) }, false],
  [
    'has none, and is not in the list',
    { lookup: 'found', current: organization('padaria', undefined), fetched: true },
    true,
  ],
  [
    'has none, and the list failed',
    { lookup: 'found', current: organization('padaria', undefined), fetched: true, listFailed: true },
    true,
  ],
  ['is loading', { lookup: 'pending', fetched: true }, false],
])('an organisation that %s: whether its token is settled', (_, known, settled) => {
  expect(isTokenSettled({ ...session, organization: { ...session.organization, key: 'padaria', ...known } })).toBe(
    settled,
  )
})
