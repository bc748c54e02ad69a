import { loadAccount, loadAccountSettings } from 'shared/identity'
import { currentTokens, fetchCustomer } from 'shared/identity/host'
import { confirmForgotPassword, forgotPassword } from 'shared/identity/specified-only'
import { expect, test } from 'vitest'
import { done, newCustomer, openVisits, password, refused, wrongCode } from './open-visits.ts'

const ana = '11912345678'
const visit = openVisits()

test('a sign-up is confirmed with the code of the SMS, and signs in with its password [7.26, 7.27, 7.28]', async () => {
  const { signUp, confirmSignUp } = await loadAccount()
  expect(await signUp(newCustomer)).toEqual(done)
  const code = await visit.code('11955556666')
  expect(await confirmSignUp(newCustomer.username, wrongCode(code))).toEqual(refused('wrong-code'))
  expect(await confirmSignUp('ninguem', code)).toEqual(refused('unknown-user'))
  expect(await visit.maySignIn('11955556666', newCustomer.password)).toBe(false)
  expect(await confirmSignUp(newCustomer.username, code)).toEqual(done)
  await visit.signIn('11955556666', newCustomer.password)
  const { name, birthdate, phoneNumber: phone_number } = newCustomer
  const value = { name, birthdate, gender: 2, phone_number, phone_number_verified: true }
  expect(await fetchCustomer()).toMatchObject({ ok: true, value })
})

test.each([
  ['the phone of another account', { phoneNumber: `+55${ana}` }, 'already-registered'],
  ['the e-mail of another account', { email: 'ana.souza@exemplo.com.br' }, 'already-registered'],
  ['the username of another account', { username: 'ana_souza_4k2p' }, 'already-registered'],
  ['an e-mail that the pool does not admit', { email: 'a@descartavel.com.br' }, 'sign-up-refused'],
  ['a password that is too short', { password: 'curta' }, 'weak-password'],
])('a sign-up with %s is refused', async (_, changes, kind) => {
  const { signUp } = await loadAccount()
  expect(await signUp({ ...newCustomer, ...changes })).toEqual(refused(kind))
})

test.each([
  ['with a wrong password', ana, 'errada', 'wrong-credentials'],
  ['of nobody', '11900000000', password, 'unknown-user'],
  ['of a Google account', '51955556666', password, 'external-provider'],
  ['of an account that is disabled', '71977778888', password, 'wrong-credentials'],
  ['of nobody, at a pool that hides who is unknown,', '11900000000', password, 'wrong-credentials', true],
])('a sign-in %s is refused, and not tried a second time', async (_, phone, typed, kind, hideUnknownUsers = false) => {
  await visit.control().put('/pool', { hideUnknownUsers })
  const { signIn } = await loadAccount()
  expect(await signIn(`+55${phone}`, typed)).toEqual(refused(kind))
  expect(await currentTokens()).toEqual(done)
  expect(await visit.operations()).toEqual({ InitiateAuth: 1 })
})

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
  const username = '+5511900000000'
  expect(await forgotPassword(username)).toEqual(sent)
  expect(await confirmForgotPassword({ username, code: '123456', newPassword: 'pontos456' })).toEqual(confirmed)
})
