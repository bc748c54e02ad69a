import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../testing/index.ts'
import {
  chooseView,
  dismissAlert,
  forgetView,
  isTokenSettled,
  organizationToken,
  savedView,
  showAlert,
  state,
  type Session,
} from './session-state.ts'

beforeEach(() => openPage())

test('the chosen view survives a reload; the one before it does not [2.17, 3.21]', () => {
  chooseView('sign-up')
  chooseView('verify')
  expect(state.ui.view).toEqual({ to: 'verify', from: 'sign-up' })
  expect(savedView()).toBe('verify')
})

test('a forgotten view is erased in the store and in storage, and a text that is none is ignored [2.17]', () => {
  chooseView('reset')
  forgetView()
  expect(state.ui.view).toEqual({ to: undefined, from: undefined })
  expect(savedView()).toBeUndefined()
  sessionStorage.setItem('currentView', 'admin')
  expect(savedView()).toBeUndefined()
})

test('an alert is shown until it is dismissed [3.20]', () => {
  showAlert({ status: 'warning', message: 'Atenção' })
  expect(state.ui.alert).toEqual({ show: true, status: 'warning', message: 'Atenção' })
  dismissAlert()
  expect(state.ui.alert.show).toBe(false)
})

const organization = (key: string, token?: string) => ({ key, name: key, brand: undefined, colors: {}, token })
const own = organization('padaria', 'own')
const listed = [organization('nuvem', 'other'), organization('padaria', 'listed')]
const withoutToken = { lookup: 'found', current: organization('padaria') } as const

const at = (known: Partial<Session['organization']>): Session => ({
  ...state,
  organization: { ...state.organization, key: 'padaria', ...known },
})

test.each<[string, Partial<Session['organization']>, string | undefined]>([
  ['the organisation itself', { current: own, orgs: listed }, 'own'],
  ['else the list', { current: organization('padaria'), orgs: listed }, 'listed'],
  ['never another organisation', { orgs: listed.slice(0, 1) }, undefined],
])('the organisation’s token comes from %s [3.7]', (_, known, token) => {
  expect(organizationToken(at(known))).toBe(token)
})

test.each<[string, Partial<Session['organization']>, boolean]>([
  ['has a token of its own', { lookup: 'found', current: own }, true],
  ['has none, while the list is loading', withoutToken, false],
  ['has none, and is not in the list', { ...withoutToken, fetched: true }, true],
  ['has none, and the list failed', { ...withoutToken, fetched: true, listFailed: true }, true],
  ['is loading', { lookup: 'pending', fetched: true }, false],
])('an organisation that %s: whether its token is settled', (_, known, settled) => {
  expect(isTokenSettled(at(known))).toBe(settled)
})
