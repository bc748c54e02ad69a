import { loadAccount, loadAccountSettings } from 'shared/identity'
import { configureIdentity, fetchCustomer } from 'shared/identity/host'
import { expect, test } from 'vitest'
import { newCustomer, openVisits, password, refused } from './open-visits.ts'

const phoneNumber = '+5511912345678'
const visit = openVisits()

test('an empty username, password, code or device is refused without a call [5.21, 5.22, 5.23]', async () => {
  const account = await loadAccount()
  const settings = await loadAccountSettings()
  await visit.signIn('11912345678')
  await visit.operations()
  const forgotten = { username: phoneNumber, code: '123456', newPassword: 'pontos456' }
  const answers = await Promise.all([
    account.signIn('', password),
    account.signIn(phoneNumber, ''),
    account.signUp({ ...newCustomer, username: '' }),
    account.signUp({ ...newCustomer, password: '' }),
    account.confirmSignUp('', '123456'),
    account.confirmSignUp('ana_1', ''),
    account.verifyPhone(''),
    settings.changePassword('', 'pontos456'),
    settings.changePassword(password, ''),
    settings.forgotPassword(''),
    settings.confirmForgotPassword({ ...forgotten, username: '' }),
    settings.confirmForgotPassword({ ...forgotten, code: '' }),
    settings.confirmForgotPassword({ ...forgotten, newPassword: '' }),
    settings.forgetDevice(''),
    settings.deleteAttributes([]),
    settings.deleteAttributes(['']),
  ])
  expect(answers).toEqual(answers.map(() => refused('empty-input')))
  expect(await visit.operations()).toEqual({})
})

test('without a session, what needs one is refused without a call [6.4, 8.6]', async () => {
  const account = await loadAccount()
  const settings = await loadAccountSettings()
  const answers = [
    await fetchCustomer(),
    await account.requestPhoneCode(),
    await account.verifyPhone('123456'),
    await account.updateCustomer({ name: 'Ana' }),
    await settings.changePassword(password, 'pontos456'),
    await settings.deleteAttributes(['birthdate']),
    await settings.listDevices(),
    await settings.rememberDevice(),
    await settings.forgetThisDevice(),
    await settings.forgetDevice('any'),
    await settings.fetchPreferredMfa(),
    await settings.deleteAccount(),
  ]
  expect(answers).toEqual(answers.map(() => refused('not-signed-in')))
  expect(await visit.operations()).toEqual({})
})

test('a configuration that names no pool is refused without a call [8.7]', async () => {
  const config = visit.config()
  configureIdentity({ ...config, identity: { ...config.identity, userPoolId: '', userPoolClientId: '' } })
  const { signIn, signUp } = await loadAccount()
  const { forgotPassword, listDevices } = await loadAccountSettings()
  const answers = [
    await signIn(phoneNumber, password),
    await signUp(newCustomer),
    await fetchCustomer(),
    await forgotPassword(phoneNumber),
    await listDevices(),
  ]
  expect(answers).toEqual(answers.map(() => refused('not-configured')))
  expect(await visit.operations()).toEqual({})
})

test('a configuration whose pool does not exist is not a wrong password [8.7]', async () => {
  const config = visit.config()
  configureIdentity({ ...config, identity: { ...config.identity, userPoolClientId: 'unknown' } })
  const { signIn, confirmSignUp } = await loadAccount()
  const { forgotPassword } = await loadAccountSettings()
  const answers = [
    await signIn(phoneNumber, password),
    await confirmSignUp('ana_1', '123456'),
    await forgotPassword(phoneNumber),
  ]
  expect(answers).toEqual(answers.map(() => refused('not-configured')))
})
