import type { Page } from '@playwright/test'
import { addFault, countCalls, expect, holdCall, settled, test } from '../kit/index.ts'

/*
 * Apple and Google through the composed site: out, and every way back. The local hosted UI's certificate is self-signed,
 * so that it is accepted here.
 */
test.use({ ignoreHTTPSErrors: true })

type Provider = 'Apple' | 'Google'

const accessButton = (page: Page, provider: Provider) => page.getByRole('button', { name: `Acessar com ${provider}` })
const signInView = (page: Page) => page.getByRole('tab', { name: 'Acessar' })

/** Presses a provider's button and waits for its page. */
async function leaveFor(page: Page, provider: Provider): Promise<void> {
  await accessButton(page, provider).click()
  await expect(page.getByRole('heading', { name: `Entrar com ${provider}` })).toBeVisible()
}

const choose = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click()

/** Opens an empty page of the site's origin, without the site. */
async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto('/empty')
}

async function signInWith(page: Page, provider: Provider, account: string, path = '/padaria'): Promise<void> {
  await page.goto(path)
  await leaveFor(page, provider)
  await choose(page, account)
}

/** What both storages keep, names and texts. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

for (const { provider, account, path } of [
  { provider: 'Google', account: 'Fábio Nunes', path: '/padaria/rewards' },
  { provider: 'Apple', account: 'Gabriela Reis', path: '/cafe-central' },
] as const) {
  test(`${provider}: back where the customer left from, signed in, the address clean [4.19, 7.31]`, async ({ page }) => {
    await signInWith(page, provider, account, path)
    await expect(page.getByRole('banner')).toContainText(account.split(' ')[0] ?? '')
    const { pathname, search, hash } = new URL(page.url())
    expect([pathname, search, hash]).toEqual([path, '', ''])
    await page.reload()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}

test('while the code is exchanged the address is clean already, and the splash shows', async ({ page, platform, siteUrl }) => {
  await addFault(platform, { service: 'hostedUi', path: '/oauth2/token', kind: 'hang', times: 1 })
  const exchange = page.waitForRequest(/\/oauth2\/token$/)
  await signInWith(page, 'Google', 'Fábio Nunes')
  await exchange
  expect(page.url()).toBe(`${siteUrl}/`)
  await expect(page.getByRole('img', { name: 'Carregando' })).toBeVisible()
})

test('from the sign-up view too, and nothing of it stays', async ({ page }) => {
  await page.goto('/padaria')
  await page.getByRole('tab', { name: 'Inscrever-se' }).click()
  await leaveFor(page, 'Google')
  await choose(page, 'Fábio Nunes')
  await expect(page.getByRole('banner')).toContainText('Fábio')
  expect(await page.evaluate(() => sessionStorage.getItem('currentView'))).toBeNull()
})

for (const { account, path } of [
  { account: 'Joana Melo', path: '/padaria' },
  { account: 'Sofia Andrade (primeira vez)', path: '/' },
]) {
  test(`${account}: who comes without a phone gives it, proves it and is in`, async ({ page, customer }) => {
    await signInWith(page, 'Google', account, path)
    await expect(page.getByRole('heading', { name: 'Complete seu cadastro' })).toBeVisible()
    await expect(page.getByLabel('Nome')).toBeHidden()
    await page.getByLabel('Telefone').fill('71 98123-4567')
    await page.getByLabel('Data de nascimento').fill('31/01/1990')
    await page.getByLabel('Gênero').selectOption('2')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByLabel('Código de confirmação').fill(await customer.code('71981234567', 'identity'))
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByRole('banner')).toContainText(account.split(' ')[0] ?? '')
  })
}

for (const { provider, link, message } of [
  { provider: 'Google', link: 'Cancelar', message: 'Você cancelou o acesso com Google.' },
  { provider: 'Apple', link: 'Cancelar', message: 'Você cancelou o acesso com Apple.' },
  { provider: 'Google', link: 'Simular um erro do provedor', message: 'Não foi possível concluir o acesso com Google. Tente de novo.' },
  { provider: 'Google', link: 'Ana Souza (e-mail de outra conta)', message: 'Telefone ou E-mail já está vinculado a outra conta' },
] as const) {
  test(`${provider}, ${link}: the sign-in view says so, no code is exchanged, and another attempt works [4.20]`, async ({ page, platform }) => {
    await signInWith(page, provider, link)
    await expect(page.getByText(message)).toBeVisible()
    await expect(signInView(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(new URL(page.url()).pathname).toBe('/padaria')
    expect(await countCalls(platform, { path: '/oauth2/token' })).toBe(0)
    await leaveFor(page, 'Google')
    await choose(page, 'Fábio Nunes')
    await expect(page.getByRole('banner')).toContainText('Fábio')
  })
}

for (const { address, line } of [
  { address: '/?code=somebody-elses&state=somebody-elses', line: '4.19' },
  { address: '/?code=without-a-state', line: '4.19' },
  { address: '/?error=server_error&error_description=%3Cb%3EGanhe%20pontos%3C%2Fb%3E', line: '4.20' },
  { address: '/#access_token=eyJhbGciOiJub25lIn0.e30.&id_token=x&state=y', line: '4.21' },
  { address: '/#error=access_denied&error_description=no', line: '4.22' },
]) {
  test(`${address}: an address that this tab did not ask for signs nobody in, and is cleaned [${line}]`, async ({ page, platform, siteUrl }) => {
    await page.goto(address)
    await expect(page.getByText('Não foi possível concluir o acesso. Tente de novo.')).toBeVisible()
    await expect(signInView(page)).toBeVisible()
    expect(page.url()).toBe(`${siteUrl}/`)
    expect(await countCalls(platform, { path: '/oauth2/token' })).toBe(0)
    expect(await stored(page)).not.toContain('accessToken')
  })
}

test('an answer whose state is not the one that was sent is not exchanged', async ({ page, platform }) => {
  await page.goto('/padaria')
  await leaveFor(page, 'Google')
  await page.goto('/?code=theirs&state=theirs')
  await expect(page.getByText('Não foi possível concluir o acesso com Google. Tente de novo.')).toBeVisible()
  await expect(signInView(page)).toBeVisible()
  expect(await countCalls(platform, { path: '/oauth2/token' })).toBe(0)
})

test('an answer that is opened a second time is not exchanged again', async ({ page, platform, context }) => {
  const back = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='))
  await signInWith(page, 'Google', 'Fábio Nunes')
  const address = (await back).url()
  await expect(page.getByRole('banner')).toContainText('Fábio')
  expect(await countCalls(platform, { path: '/oauth2/token' })).toBe(1)
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByText('Não foi possível concluir o acesso. Tente de novo.')).toBeVisible()
  await expect(other.getByRole('banner')).toContainText('Fábio')
  expect(await countCalls(platform, { path: '/oauth2/token' })).toBe(1)
})

for (const { kind, error } of [
  { kind: 'hang', error: undefined },
  { kind: 'drop', error: /Failed to load resource/ },
  { kind: 'status', error: /Failed to load resource/ },
  { kind: 'malformed', error: undefined },
  { kind: 'empty', error: undefined },
] as const) {
  test(`an exchange that ends in "${kind}" leads to the sign-in view, and another attempt works [4.23]`, async ({ page, platform, browserConsole }) => {
    if (error) browserConsole.allow(error)
    await addFault(platform, { service: 'hostedUi', path: '/oauth2/token', kind, times: 1 })
    await signInWith(page, 'Google', 'Fábio Nunes')
    await expect(page.getByText('Não foi possível concluir o acesso com Google. Tente de novo.')).toBeVisible({ timeout: 30_000 })
    await expect(signInView(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/padaria')
    expect(await stored(page)).not.toContain('federatedSignIn')
    // The hosted UI knows the browser by now, and leads straight back.
    await accessButton(page, 'Google').click()
    await expect(page.getByRole('banner')).toContainText('Fábio')
  })
}

test('while the answer of the provider is exchanged the page waits for it, and opens the session then [4.23]', async ({ page, platform }) => {
  await page.clock.install()
  const exchange = await holdCall(platform, { service: 'hostedUi', path: '/oauth2/token' })
  await signInWith(page, 'Google', 'Fábio Nunes')
  await exchange.untilHeld()
  // Time enough to render whatever does not wait.
  await page.clock.runFor(5000)
  await expect(signInView(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await exchange.letGo()
  await expect(page.getByRole('banner')).toContainText('Fábio')
})

test('who goes back from the provider’s page can type at once, and another attempt works', async ({ page, customer }) => {
  await page.goto('/padaria')
  await leaveFor(page, 'Google')
  await page.goBack()
  await expect(page.getByText('Você não concluiu o acesso com Google. Tente de novo quando quiser.')).toBeVisible()
  await page.reload()
  await expect(signInView(page)).toBeVisible()
  await expect(page.getByText('Você não concluiu')).toBeHidden()
  // Nothing that was left half-way keeps a sign-in with a password waiting.
  await customer.signIn('11912345678', '/padaria')
})

test('a page that the browser kept while its customer was away has its buttons again', async ({ page }) => {
  await page.route(/\/oauth2\/authorize/, (route) => route.fulfill({ status: 204 }))
  await page.goto('/padaria')
  const left = page.waitForRequest(/\/oauth2\/authorize/)
  await accessButton(page, 'Google').click()
  await left
  await expect(accessButton(page, 'Google')).toHaveAttribute('aria-busy', 'true')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Você não concluiu o acesso com Google. Tente de novo quando quiser.')).toBeVisible()
  await expect(accessButton(page, 'Google')).toBeEnabled()
  await expect(accessButton(page, 'Apple')).toBeEnabled()
})

test('a provider’s page that does not come within ten seconds gives the buttons back [9.6]', async ({ page }) => {
  const failed = page.getByText('Não foi possível concluir o acesso com Apple. Tente de novo.')
  await page.clock.install()
  await page.route(/\/oauth2\/authorize/, (route) => route.fulfill({ status: 204 }))
  await page.goto('/padaria')
  await expect(accessButton(page, 'Apple')).toBeEnabled()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const left = page.waitForRequest(/\/oauth2\/authorize/)
  await accessButton(page, 'Apple').click()
  await left
  await page.clock.runFor(9999)
  await expect(accessButton(page, 'Apple')).toHaveAttribute('aria-busy', 'true')
  await expect(accessButton(page, 'Google')).toBeDisabled()
  await expect(failed).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(failed).toBeVisible()
  await expect(accessButton(page, 'Google')).toBeEnabled()
})

test('a second tab neither waits for the first one’s sign-in nor ends it', async ({ page, context }) => {
  await page.goto('/padaria')
  await leaveFor(page, 'Google')
  const other = await context.newPage()
  await other.goto('/padaria')
  await expect(signInView(other)).toBeVisible()
  await leaveFor(other, 'Apple')
  await choose(page, 'Fábio Nunes')
  await expect(page.getByRole('banner')).toContainText('Fábio')
  await choose(other, 'Cancelar')
  await expect(other.getByText('Você cancelou o acesso com Apple.')).toBeVisible()
})

for (const path of ['//evil.com', '/\\evil.com', 'https://evil.com/', 'javascript:alert(1)', '/%2Fevil.com', '/assets', '/mome', 'http:evil.com', '/padaria/../..//evil.com']) {
  test(`a way back to ${path} is not followed`, async ({ page, siteUrl }) => {
    await page.goto('/padaria')
    await leaveFor(page, 'Google')
    // Data of the browser's, as anybody at the device can change it.
    await openEmptyPage(page)
    await page.evaluate((tampered) => {
      const pending: unknown = JSON.parse(sessionStorage.getItem('federatedSignIn') ?? '{}')
      sessionStorage.setItem('federatedSignIn', JSON.stringify(Object.assign({}, pending, { path: tampered })))
    }, path)
    await page.goBack()
    await choose(page, 'Fábio Nunes')
    await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible()
    expect(page.url()).toBe(`${siteUrl}/`)
  })
}

test('without a network the button says so and stays', async ({ page, context }) => {
  await page.goto('/padaria')
  await page.getByLabel('Telefone').click()
  await accessButton(page, 'Google').focus()
  await settled(page)
  await context.setOffline(true)
  await accessButton(page, 'Google').click()
  await expect(page.getByText('Não foi possível concluir o acesso com Google. Tente de novo.')).toBeVisible()
  await expect(accessButton(page, 'Google')).toBeEnabled()
})

for (const { button, confirm } of [
  { button: 'Sair', confirm: undefined },
  { button: 'Sair de todos os dispositivos', confirm: 'Sair de todos' },
]) {
  test(`${button}: the hosted UI forgets the browser too, and the organisation’s front door is there`, async ({ page, platform, siteUrl }) => {
    await signInWith(page, 'Google', 'Fábio Nunes', '/padaria/user-profile')
    await expect(page.getByRole('banner')).toBeVisible()
    const loggedOut = page.waitForRequest((request) => request.isNavigationRequest() && request.url().startsWith(`${platform.addresses.hostedUi}/logout?`))
    await page.getByRole('button', { name: button, exact: true }).click()
    if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    await loggedOut
    await page.waitForURL(`${siteUrl}/padaria`)
    await expect(signInView(page)).toBeVisible()
    expect(await stored(page)).not.toMatch(/Token|google_|Fábio|signedOutOrganization/)
    // It asks again who it is.
    await leaveFor(page, 'Google')
  })
}

for (const kind of ['hang', 'drop'] as const) {
  test(`a sign-out whose hosted UI ends in "${kind}" leaves nothing personal, and nobody on an error page`, async ({ page, platform, browserConsole }) => {
    browserConsole.allow(/Failed to load resource/)
    await signInWith(page, 'Google', 'Fábio Nunes', '/padaria/user-profile')
    await expect(page.getByRole('banner')).toBeVisible()
    await addFault(platform, { service: 'hostedUi', path: '/logout', kind })
    const told = page.waitForEvent('console', (message) => message.text() === 'Signout timeout fail')
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await told
    await expect(signInView(page)).toBeVisible()
    expect(await stored(page)).not.toMatch(/Token|google_|Fábio/)
  })
}

test('a customer with a password signs out without the hosted UI', async ({ page, customer, platform }) => {
  await customer.signIn('11912345678', '/padaria/user-profile')
  await page.getByRole('button', { name: 'Sair', exact: true }).click()
  await expect(signInView(page)).toBeVisible()
  expect(await countCalls(platform, { path: '/logout' })).toBe(0)
})
