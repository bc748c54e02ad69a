import { loadAccount, loadAccountSettings, type IdentityResult } from 'shared/identity'
import { currentTokens, signOut } from 'shared/identity/host'
import { expect, onTestFinished, test, vi } from 'vitest'
import { callUserPool, signInByPhone } from '../platform/testing/wire-client.ts'
import { done, newCustomer, openVisits, password, refused } from './open-visits.ts'

/*
 * Writes whose response is lost. If the provider has carried out the write, it counts as done. No write is sent twice: the provider
 * refuses the second one.
 */
const ana = '11912345678'
const davi = '31933334444'
const visit = openVisits()

/** By their operations: what comes before the write, and the write. */
const writes = Object.entries<() => Promise<IdentityResult>>({
  SignUp: async () => (await loadAccount()).signUp(newCustomer),
  async VerifyUserAttribute() {
    await visit.signIn(davi)
    const { requestPhoneCode, verifyPhone } = await loadAccount()
    await requestPhoneCode()
    return verifyPhone(await visit.code(davi))
  },
  async ChangePassword() {
    await visit.signIn(ana)
    return (await loadAccountSettings()).changePassword(password, 'pontos456')
  },
  async UpdateUserAttributes() {
    await visit.signIn(ana)
    return (await loadAccount()).updateCustomer({ name: 'Ana Maria' })
  },
  async DeleteUser() {
    await visit.signIn(ana)
    return (await loadAccountSettings()).deleteAccount()
  },
})

test.each(writes)('%s counts as done where only its answer was lost', async (operation, write) => {
  await visit.addFault({ operation, kind: 'commit-then-drop', times: 1 })
  expect(await write()).toEqual(done)
})

test.each(writes)('%s that never arrived, or that a gateway answered, is a lost network', async (operation, write) => {
  for (const fault of [{ kind: 'drop' }, { kind: 'status', status: 503 }] as const) {
    // Reading back a password asks with the same operation.
    await visit.addFault({ operation, ...fault, times: 2 })
    expect(await write()).toEqual(refused('network'))
    await visit.liftFaults()
  }
})

test('a confirmed sign-up counts as done where only the answer was lost, and confirms where it never arrived', async () => {
  const { signUp, confirmSignUp } = await loadAccount()
  for (const kind of ['commit-then-drop', 'drop'] as const) {
    const phone = kind === 'drop' ? '11955557777' : '11955556666'
    const username = `maria_${kind.length}`
    await signUp({ ...newCustomer, username, phoneNumber: `+55${phone}`, email: `${username}@exemplo.com.br` })
    await visit.addFault({ operation: 'ConfirmSignUp', kind, times: 1 })
    expect(await confirmSignUp(username, await visit.code(phone))).toEqual(done)
    expect(await visit.maySignIn(phone, newCustomer.password)).toBe(true)
  }
})

test.each([
  { everywhere: false, answer: 'there', outcome: done, other: 200 },
  { everywhere: true, answer: 'there', outcome: done, other: 400 },
  { everywhere: true, answer: 'there', outcome: done, other: 400, expired: true },
  { everywhere: true, answer: 'commit-then-drop', outcome: done, other: 400 },
  { everywhere: true, answer: 'drop', outcome: refused('network'), other: 200 },
  { everywhere: true, answer: 'status', outcome: refused('other', { name: 'InternalErrorException' }), other: 200 },
] as const)(
  'a sign-out: $everywhere, $answer, $expired [7.33]',
  async ({ everywhere, answer, outcome, other, ...more }) => {
    const otherDevice = await signInByPhone(visit.platform(), ana)
    await visit.signIn(ana)
    const tokens = await currentTokens()
    // Its access token is renewed for it.
    if ('expired' in more) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 })
    onTestFinished(() => void vi.useRealTimers())
    if (answer !== 'there') await visit.addFault({ operation: 'GlobalSignOut', kind: answer })
    expect(await signOut({ everywhere })).toEqual(outcome)
    expect(await currentTokens()).toEqual(done)
    const AccessToken = (tokens.ok && tokens.value?.accessToken) || ''
    const getUser = (token: string) => callUserPool(visit.platform(), 'GetUser', { AccessToken: token })
    expect(await getUser(AccessToken)).toMatchObject({ message: 'Access Token has been revoked' })
    expect(await getUser(otherDevice.accessToken)).toMatchObject({ status: other })
  },
)
