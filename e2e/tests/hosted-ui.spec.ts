import type { Page, Request } from '@playwright/test'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { expect, test } from './sign-in-page/sign-in-page-test.ts'

/* The hosted UI through the real identity client in a browser: code flow with PKCE, there and back. */
// One worker runs them all: each worker builds the page.
test.describe.configure({ mode: 'default' })

type Provider = 'Google' | 'Apple'

/** Leaves for a provider and chooses one of its links. */
async function choose(page: Page, provider: Provider, link: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: provider }).click()
  await expect(page.getByRole('heading', { name: `Entrar com ${provider}` })).toBeVisible()
  await page.getByRole('link', { name: link, exact: true }).click()
}

const outcome = (page: Page) => page.getByRole('status')

for (const { provider, account, customer } of [
  { provider: 'Google', account: 'Fábio Nunes', customer: 'Fábio Nunes <fabio.nunes@exemplo.com.br>' },
  { provider: 'Google', account: 'Sofia Andrade (primeira vez)', customer: 'Sofia Andrade (primeira vez) <sofia.andrade@exemplo.com.br>' },
  { provider: 'Apple', account: 'Gabriela Reis', customer: 'Gabriela Reis <gabriela.reis@exemplo.com.br>' },
] as const) {
  test(`${provider}: ${account} comes back signed in`, async ({ page, signInPage }) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await choose(page, provider, account)
    await expect(outcome(page)).toHaveText(customer)

    const asked = new URL(requests.find((request) => request.url().includes('/oauth2/authorize'))?.url() ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', redirect_uri: signInPage.url })
    const back = requests.find((request) => request.isNavigationRequest() && request.url().startsWith(`${signInPage.url}?`))
    const { code, state } = Object.fromEntries(new URL(back?.url() ?? '').searchParams)
    expect(state).toBe(asked.get('state'))
    const exchanges = requests.filter((request) => request.url().includes('/oauth2/token') && request.method() === 'POST')
    expect(exchanges).toHaveLength(1)
    const exchange = Object.fromEntries(new URLSearchParams(exchanges[0]?.postData() ?? ''))
    expect(exchange).toMatchObject({ grant_type: 'authorization_code', code, redirect_uri: signInPage.url, code_verifier: expect.stringMatching(/^[\w.~-]{43,}$/) })
    // A code in the address would stay in the history.
    await expect(page).toHaveURL(signInPage.url)
  })
}

for (const { link, failure } of [
  { link: 'Cancelar', failure: 'User cancelled the request' },
  { link: 'Simular um erro do provedor', failure: 'The identity provider answered with an error' },
  { link: 'Ana Souza (e-mail de outra conta)', failure: 'SignUpExceptionAlreadyExists' },
]) {
  test(`${link}: the client reports the failure, and requests no token`, async ({ page, signInPage }) => {
    await choose(page, 'Google', link)
    await expect(outcome(page)).toContainText('failure: ')
    await expect(outcome(page)).toContainText(failure)
    const { data } = await clientOf(signInPage.platform, 'control').get<CountedCalls[]>('/calls')
    expect(data.filter(({ path }) => path === '/oauth2/token')).toEqual([])
  })
}

test('the hosted UI knows the browser until /logout', async ({ page, signInPage }) => {
  await choose(page, 'Google', 'Fábio Nunes')
  await expect(outcome(page)).toContainText('Fábio Nunes')

  // The site forgets, the hosted UI does not: it redirects back at once.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await expect(outcome(page)).toBeEmpty()
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(outcome(page)).toContainText('Fábio Nunes')

  const loggedOut = page.waitForRequest((request) => request.url().startsWith(`${signInPage.platform.addresses.hostedUi}/logout?`))
  await page.getByRole('button', { name: 'Sair' }).click()
  expect(new URL((await loggedOut).url()).searchParams.get('logout_uri')).toBe(signInPage.url)
  await page.waitForURL(signInPage.url)
  await expect(outcome(page)).toBeEmpty()
  await choose(page, 'Google', 'Joana Melo')
  await expect(outcome(page)).toContainText('Joana Melo')
})

test('the hosted UI does not return to an address that the configuration does not name', async ({ page, signInPage, context }) => {
  await page.goto('/')
  const authorization = page.waitForRequest((request) => request.url().includes('/oauth2/authorize'))
  await page.getByRole('button', { name: 'Google' }).click()
  const address = new URL((await authorization).url())
  address.searchParams.set('redirect_uri', `${signInPage.url}padaria`)
  const other = await context.newPage()
  const answer = await other.goto(address.href)
  expect(answer?.status()).toBe(400)
  await expect(other.getByText('redirect_mismatch')).toBeVisible()
})
