import { loadAccount } from 'shared/identity'
import {
  openPage,
  sendDocument,
  siteConfigAt,
  startIdentityServer,
  startLocalServer,
  startSession,
} from 'shared/testing'
import { expect, test } from 'vitest'
import { rememberAcceptance, sendRememberedAcceptance } from './terms-acceptance.ts'

const created = '+5511912345678'

test('only the account that was created accepts the terms', async () => {
  openPage()
  const identity = await startIdentityServer()
  const terms = await startLocalServer((_, response) => sendDocument(response, 200, {}))
  await startSession({ ...siteConfigAt({ identity }), terms: { baseUrl: terms.url } })
  const { signIn } = await loadAccount()
  await signIn(created, 'segredo1')
  rememberAcceptance(created, 'nuvem')
  sendRememberedAcceptance('+5521988887777')
  rememberAcceptance(created, 'padaria')
  sendRememberedAcceptance(created)
  await expect.poll(() => terms.seen).not.toEqual([])
  expect(terms.seen.map(({ method, path }) => [method, path])).toEqual([['POST', '/padaria/user']])
})
