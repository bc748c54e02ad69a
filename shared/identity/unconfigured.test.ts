import { beforeEach, expect, test } from 'vitest'
import { exampleSiteConfig, openPage, startIdentityServer } from '../testing/index.ts'
import { configureIdentity, currentTokens, fetchCustomer, loadAccount, loadAccountSettings } from './identity.ts'

beforeEach(() => openPage())

const notConfigured = { ok: false, error: { kind: 'not-configured' } }

test('before it is configured the adapter says so, and afterwards it works', async () => {
  const signIn = async () => (await loadAccount()).signIn('+5511912345678', 'segredo1')
  const { changePassword, forgotPassword } = await loadAccountSettings()
  const answers = [await signIn(), await fetchCustomer(), await changePassword('segredo1', 'segredo2'), await forgotPassword('ana_1')]
  expect(answers).toEqual(answers.map(() => notConfigured))
  expect(await currentTokens()).toEqual({ ok: true, value: undefined })

  const server = await startIdentityServer()
  const config = exampleSiteConfig()
  configureIdentity({ ...config, identity: { ...config.identity, userPoolEndpoint: server.url } })
  expect(await signIn()).toMatchObject({ ok: true })
  expect(await fetchCustomer()).toMatchObject({ ok: true, value: { sub: 'ana-sub' } })
})
