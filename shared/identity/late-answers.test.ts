import { beforeEach, expect, test } from 'vitest'
import {
  holdOperation,
  namesIn,
  openPage,
  refuseOperation,
  siteConfigAt,
  startIdentityServer,
} from '../testing/index.ts'
// Imported here rather than in a test: loading the identity client takes longer than a test should.
import './account.ts'
import {
  configureIdentity,
  currentTokens,
  keepFederatedTokens,
  loadAccount,
  onSessionEnd,
  signOut,
} from './client-on-demand.ts'
import { withSessionLock } from './session-lock.ts'

/*
 * Responses that arrive after their session has ended or has been replaced. Each test delays the first call of one operation;
 * `e2e/tests/two-tabs.spec.ts` shows the same in two tabs.
 */
beforeEach(() => openPage())

const phoneNumber = '+5511912345678'
const signedOut = { ok: true, value: undefined }

async function start(heldOperation: string, answer: 'tokens' | 'refusal' = 'tokens') {
  const { hold, asked, release } = holdOperation(heldOperation, (response) => {
    if (answer === 'refusal') refuseOperation(response, 'NotAuthorizedException', 'Refresh Token has been revoked')
  })
  const server = await startIdentityServer(hold)
  const limitAnswers = (timeoutMs?: number) => {
    configureIdentity(siteConfigAt({ identity: server, timeoutMs }))
    return loadAccount()
  }
  const { signIn } = await limitAnswers()
  return { held: asked, release, signIn: () => signIn(phoneNumber, 'segredo1'), limitAnswers }
}

/** Renews tokens that look valid, as after a 401. */
const renew = async () => {
  const stored = await currentTokens()
  return currentTokens({ refused: stored.ok ? stored.value : undefined })
}

const accessToken = async () => {
  const tokens = await currentTokens()
  return tokens.ok ? tokens.value?.accessToken : undefined
}

test('a renewal during which the customer signs out stores nothing, and the sign-out does not wait for it', async () => {
  const { held, release, signIn } = await start('GetTokensFromRefreshToken')
  await signIn()
  const renewed = renew()
  await held
  await signOut({ everywhere: false })
  expect(namesIn(localStorage)).toEqual([])
  expect(await renewed).toEqual(signedOut)
  release()
  expect(await currentTokens()).toEqual(signedOut)
  expect(namesIn(localStorage)).toEqual([])
})

test.each(['tokens', 'refusal'] as const)(
  'a renewal that ends with a %s does not change a session that was opened in the meantime',
  async (answer) => {
    const { held, release, signIn } = await start('GetTokensFromRefreshToken', answer)
    await signIn()
    const ends: string[] = []
    onSessionEnd((end) => void ends.push(end))
    const renewed = renew()
    await held
    await signIn()
    const opened = await accessToken()
    release()
    await renewed
    expect(opened).toBeDefined()
    expect(await accessToken()).toBe(opened)
    expect(ends).toEqual([])
  },
)

test('of two sign-ins the last one counts', async () => {
  const { held, release, signIn } = await start('InitiateAuth')
  const first = signIn()
  await held
  expect(await signIn()).toEqual({ ok: true, value: { step: 'done' } })
  const opened = await accessToken()
  release()
  expect((await first).ok).toBe(false)
  expect(await accessToken()).toBe(opened)
})

test('a sign-in during which the customer signs out opens no session', async () => {
  const { held, release, signIn } = await start('InitiateAuth')
  const late = signIn()
  await held
  await signOut({ everywhere: false })
  release()
  expect((await late).ok).toBe(false)
  expect(namesIn(localStorage)).toEqual([])
})

test('a sign-in that timed out opens no session when its response arrives', async () => {
  const { release, signIn, limitAnswers } = await start('InitiateAuth')
  await limitAnswers(50)
  expect(await signIn()).toEqual({ ok: false, error: { kind: 'network' } })
  const { confirmSignUp } = await limitAnswers()
  release()
  // The delayed response arrives before this one.
  expect(await confirmSignUp('ana_1', '123456')).toEqual(signedOut)
  expect(namesIn(localStorage)).toEqual([])
})

test('a sign-out erases only its own customer’s session, and entries without an owner', async () => {
  const { signIn } = await start('none')
  await signIn()
  const opened = await accessToken()
  await signOut({ everywhere: false, owner: 'carla-sub' })
  expect(await accessToken()).toBe(opened)
  localStorage.removeItem('CognitoIdentityServiceProvider.exampleclientid.LastAuthUser')
  await signOut({ everywhere: false, owner: 'ana-sub' })
  expect(namesIn(localStorage)).toEqual([])
})

test('the tokens of a federated sign-in replace any others, including the device', async () => {
  const { signIn } = await start('none')
  await signIn()
  const tokens = await currentTokens()
  const { idToken = '', accessToken: access = '' } = (tokens.ok && tokens.value) || {}
  localStorage.setItem('CognitoIdentityServiceProvider.exampleclientid.+5511912345678.deviceKey', 'device')
  await keepFederatedTokens({ idToken, accessToken: access, refreshToken: 'refresh' }, new AbortController().signal)
  expect(namesIn(localStorage).filter((name) => name?.includes(phoneNumber))).toEqual([])
  expect(await accessToken()).toBe(access)
})

test.each([
  { what: 'a sign-in', lastEntry: 'LastAuthUser', isRenewal: false },
  { what: 'a renewal', lastEntry: 'clockDrift', isRenewal: true },
])(
  '$what that learns of a sign-out only after it has stored tokens erases them again',
  async ({ lastEntry, isRenewal }) => {
    const { signIn } = await start('none')
    if (isRenewal) await signIn()
    const setItem = localStorage.setItem.bind(localStorage)
    localStorage.setItem = (name, text) => {
      setItem(name, text)
      if (name.endsWith(lastEntry)) void withSessionLock('take', async () => undefined)
    }
    await (isRenewal ? renew() : signIn())
    expect(namesIn(localStorage)).toEqual([])
  },
)
