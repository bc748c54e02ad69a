import { loadAccountSettings } from 'shared/identity'
import { fetchCustomer } from 'shared/identity/host'
import { expect, test } from 'vitest'
import { done, openVisits, password, refused, wrongCode } from './open-visits.ts'

const ana = '11912345678'
const visit = openVisits()

test('a wrong or a short password changes nothing; only a changed one signs in, and the session continues [7.34]', async () => {
  await visit.signIn(ana)
  const { changePassword } = await loadAccountSettings()
  // Exactly as typed: capitals and spaces are part of it.
  const chosen = 'Pontos 456'
  expect(await changePassword('errada', chosen)).toEqual(refused('wrong-credentials'))
  expect(await changePassword(password, 'curta')).toEqual(refused('weak-password'))
  expect(await changePassword(password, chosen)).toEqual(done)
  expect(await fetchCustomer()).toMatchObject({ ok: true, value: { name: 'Ana Souza' } })
  expect(await visit.maySignIn(ana, password)).toBe(false)
  expect(await visit.maySignIn(ana, chosen)).toBe(true)
  expect(await visit.maySignIn(ana, chosen.toLowerCase())).toBe(false)
})

test('a forgotten password is replaced with the code from the SMS, which works once [7.35]', async () => {
  const { forgotPassword, confirmForgotPassword } = await loadAccountSettings()
  expect(await forgotPassword(`+55${ana}`)).toEqual(done)
  const forgotten = { username: `+55${ana}`, code: await visit.code(ana), newPassword: 'pontos456' }
  expect(await confirmForgotPassword({ ...forgotten, code: wrongCode(forgotten.code) })).toEqual(refused('wrong-code'))
  expect(await confirmForgotPassword({ ...forgotten, newPassword: 'curta' })).toEqual(refused('weak-password'))
  expect(await visit.maySignIn(ana, password)).toBe(true)
  expect(await confirmForgotPassword(forgotten)).toEqual(done)
  expect(await visit.maySignIn(ana, 'pontos456')).toBe(true)
  expect(await confirmForgotPassword(forgotten)).toEqual(refused('code-expired'))
})

test.each([
  { hidden: false, sent: refused('unknown-user'), confirmed: refused('unknown-user') },
  { hidden: true, sent: done, confirmed: refused('wrong-code') },
])('a password that nobody has forgotten, hidden: $hidden', async ({ hidden, sent, confirmed }) => {
  await visit.control().put('/pool', { hideUnknownUsers: hidden })
  const { forgotPassword, confirmForgotPassword } = await loadAccountSettings()
  const username = '+5511900000000'
  expect(await forgotPassword(username)).toEqual(sent)
  expect(await confirmForgotPassword({ username, code: '123456', newPassword: 'pontos456' })).toEqual(confirmed)
})
