import { expect, test, vi } from 'vitest'

test('before it is configured the adapter says so', async () => {
  // Other tests have configured theirs.
  vi.resetModules()
  const { currentTokens, fetchCustomer, loadAccount, loadAccountSettings } = await import('./client-on-demand.ts')
  const [{ signIn, signUp }, { changePassword }] = await Promise.all([loadAccount(), loadAccountSettings()])
  const ana = { username: 'ana_1', password: 'segredo1', name: 'Ana', phoneNumber: '+5511912345678', email: 'a@b.br' }
  const refused = [
    await signIn(ana.phoneNumber, ana.password),
    await signUp({ ...ana, birthdate: '1990-01-31', gender: '2' }),
    await fetchCustomer(),
    await changePassword('segredo1', 'segredo2'),
  ]
  expect(refused).toEqual(refused.map(() => ({ ok: false, error: { kind: 'not-configured' } })))
  expect(await currentTokens()).toEqual({ ok: true, value: undefined })
})
