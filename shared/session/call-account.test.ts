import type { ServerResponse } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { configureIdentity } from '../identity/host.ts'
import { loadAccount } from '../identity/index.ts'
import { openPage, refuseOperation, siteConfigAt, startIdentityServer } from '../testing/index.ts'
import { rememberedLogin } from './browser-storage.ts'
import { deleteAccount } from './call-account.ts'
import { refreshCustomer } from './session-lifecycle.ts'
import { state } from './session-state.ts'

beforeEach(() => openPage())

const phoneNumber = '+5511912345678'
const drop = (response: ServerResponse) => response.destroy()
const revoked = (response: ServerResponse) =>
  refuseOperation(response, 'NotAuthorizedException', 'Access Token has been revoked')

test.each([
  { what: 'finds the session over forgets', answer: revoked, kind: 'session-ended', user: undefined, left: undefined },
  { what: 'fails without a network keeps', answer: drop, kind: 'network', user: { sub: 'ana-sub' }, left: phoneNumber },
])('a deletion of the account that $what the phone number', async ({ answer, kind, user, left }) => {
  let isDeleting = false
  const identity = await startIdentityServer((operation, response) => {
    isDeleting ||= operation === 'DeleteUser'
    if (isDeleting) answer(response)
  })
  configureIdentity(siteConfigAt({ identity }))
  const { signIn } = await loadAccount()
  await signIn(phoneNumber, 'segredo1')
  await refreshCustomer()
  rememberedLogin.remember({ phoneNumber, username: 'ana_1' })
  expect(await deleteAccount()).toMatchObject({ ok: false, error: { kind } })
  expect(state).toMatchObject({ user })
  expect(localStorage.getItem('phone_number') ?? undefined).toBe(left)
})
