import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../testing/index.ts'
import { session } from './use-session.ts'
import { chooseView, dismissAlert, forgetView, savedView, showAlert } from './session-state.ts'

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
