import { beforeEach, expect, test } from 'vitest'
import type { Organization } from '../contract/index.ts'
import { openPage } from '../testing/index.ts'
import {
  chooseView,
  dismissAlert,
  forgetView,
  isTokenSettled,
  organizationToken,
  savedView,
  session,
  showAlert,
  type Session,
} from './session-state.ts'

beforeEach(() => openPage())

test('the chosen view survives a reload; the one before it does not [2.17, 3.21]', () => {
  chooseView('sign-up')
  chooseView('verify')
  expect(session.ui.view).toEqual({ to: 'verify', from: 'sign-up' })
  expect(savedView()).toBe('verify')
})

test('a forgotten view is erased in the store and in storage [2.17]', () => {
  chooseView('reset')
  forgetView()
  expect(session.ui.view).toEqual({ to: undefined, from: undefined })
  expect(savedView()).toBeUndefined()
})

test('a stored text that is not a view is ignored', () => {
  sessionStorage.setItem('currentView', 'admin')
  expect(savedView()).toBeUndefined()
})

test('an alert is shown until it is dismissed [3.20]', () => {
  showAlert({ status: 'warning', message: 'Atenção' })
  expect(session.ui.alert).toEqual({ show: true, status: 'warning', message: 'Atenção' })
  dismissAlert()
  expect(session.ui.alert.show).toBe(false)
})

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
