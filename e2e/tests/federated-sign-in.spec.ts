import {
  addFault,
  countCalls,
  expect,
  expectNeverShown,
  formTab,
  holdCall,
  isCall,
  jumpUntilVisible,
  openTab,
  press,
  test,
  type Page,
} from '../kit/index.ts'

type Provider = 'Apple' | 'Google'

const accessButton = (page: Page, provider: Provider) => page.getByRole('button', { name: `Acessar com ${provider}` })
const signInView = (page: Page) => formTab(page, 'Acessar')

async function leaveFor(page: Page, provider: Provider): Promise<void> {
  await accessButton(page, provider).click()
  await expect(page.getByRole('heading', { name: `Entrar com ${provider}` })).toBeVisible()
}

const choose = (page: Page, link: string) => page.getByRole('link', { name: link, exact: true }).click()

/** The exchange of a code for tokens. */
const exchange = { service: 'hostedUi', path: '/oauth2/token' } as const

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

for (const { provider, account, path, view } of [
  { provider: 'Google', account: 'Fábio Nunes', path: '/padaria/rewards', view: 'Acessar' },
  { provider: 'Apple', account: 'Gabriela Reis', path: '/cafe-central', view: 'Inscrever-se' },
] as const) {
  test(`${provider} signs in, and leads back to where the customer left [4.19, 7.31]`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('tab', { name: view }).click()
    await leaveFor(page, provider)
    await choose(page, account)
    await expect(page.getByRole('banner')).toContainText(account.split(' ')[0] ?? '')
    await expect(page).toHaveURL(path)
    expect(await page.evaluate(() => sessionStorage.getItem('currentView'))).toBeNull()
    await page.reload()
    await openTab(page, 'Perfil')
    await expect(page.getByText('Você entra com Google ou Apple: não há senha aqui')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alterar senha' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Aparelhos confiáveis' })).toBeVisible()
    // Neither an answer to somebody else's request nor a campaign concerns this customer.
    for (const query of ['?code=theirs&state=theirs', '?code=PROMO10'])
      await expectNeverShown(page, async () => {
        await page.goto(`/${query}`)
        await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible()
      })
    await expect(page).toHaveURL('/?code=PROMO10')
  })
}

test('what a provider refuses or leaves open is said, and can be tried again [4.20]', async ({ page, platform }) => {
  await page.goto('/padaria')
  for (const [provider, link, message] of [
    ['Google', 'Cancelar', 'Você cancelou o acesso com Google.'],
    ['Google', 'Simular um erro do provedor', 'Não foi possível concluir o acesso com Google. Tente de novo.'],
    ['Google', 'Ana Souza (e-mail de outra conta)', 'Telefone ou E-mail já está vinculado a outra conta'],
    ['Apple', undefined, 'Você não concluiu o acesso com Apple. Tente de novo quando quiser.'],
  ] as const) {
    await test.step(`${provider}, ${link ?? 'the way back'}`, async () => {
      await leaveFor(page, provider)
      await (link ? choose(page, link) : page.goBack())
      await expect(page.getByText(message)).toBeVisible()
      await expect(signInView(page)).toBeVisible()
      await expect(page).toHaveURL('/padaria')
      expect(await countCalls(platform, exchange)).toBe(0)
    })
  }
})

test('an answer this tab did not ask for signs nobody in [4.19, 4.20, 4.21, 4.22]', async ({ page, platform }) => {
  const signsNobodyIn = async () => {
    await expect(signInView(page)).toBeVisible()
    expect(await countCalls(platform, exchange)).toBe(0)
    expect(await stored(page)).not.toContain('accessToken')
  }
  for (const [address, cleaned] of [
    ['/?code=somebody-elses&state=somebody-elses', '/'],
    ['/#access_token=eyJhbGciOiJub25lIn0.e30.&id_token=x&state=y', '/'],
  ] as const) {
    await test.step(address, async () => {
      // From another page: a changed fragment alone would not reload.
      await page.goto('about:blank')
      await expectNeverShown(page, async () => {
        await page.goto(address)
        await signsNobodyIn()
      })
      await expect(page).toHaveURL(cleaned)
    })
  }
  await test.step('while it waits for another one', async () => {
    await leaveFor(page, 'Google')
    await page.goto('/?code=theirs&state=theirs')
    await expect(page.getByText('Não foi possível concluir o acesso com Google. Tente de novo.')).toBeVisible()
    await signsNobodyIn()
  })
})

test('an exchange shows the splash, a failed one the sign-in [4.23]', async ({ page, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const failed = page.getByText('Não foi possível concluir o acesso com Google. Tente de novo.')
  await page.clock.install()
  await page.goto('/padaria')
  for (const kind of ['drop', 'status', 'malformed', 'empty', 'hang'] as const) {
    await test.step(kind, async () => {
      await addFault(platform, { ...exchange, kind, times: 1 })
      await accessButton(page, 'Google').click()
      // From the second time on the hosted UI knows the browser, and redirects back at once.
      if (kind === 'drop') await choose(page, 'Fábio Nunes')
      await jumpUntilVisible(page, failed, kind === 'hang' ? isCall(platform, exchange) : undefined)
      await expect(signInView(page)).toBeVisible()
      await expect(page).toHaveURL('/padaria')
      expect(await stored(page)).not.toContain('federatedSignIn')
    })
  }
  const call = await holdCall(platform, exchange)
  await accessButton(page, 'Google').click()
  await call.untilHeld()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('img', { name: 'Carregando' })).toBeVisible()
  // Enough time to render whatever does not wait.
  await page.clock.runFor(5000)
  await expect(signInView(page)).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await call.resume()
  await expect(page.getByRole('banner')).toContainText('Fábio')
})

// `federated-sign-in.test.ts` has the ten seconds that a provider may take.
test('who comes back has the buttons again [9.6]', async ({ page }) => {
  // A browser may say that it is offline, and is not.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.route(/\/oauth2\/authorize/, (route) => route.fulfill({ status: 204 }))
  await page.goto('/padaria')
  const left = page.waitForRequest(/\/oauth2\/authorize/)
  await accessButton(page, 'Google').click()
  await left
  await expect(accessButton(page, 'Google')).toHaveAttribute('aria-busy', 'true')
  await expect(accessButton(page, 'Apple')).toBeDisabled()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Você não concluiu o acesso com Google. Tente de novo quando quiser.')).toBeVisible()
  for (const provider of ['Google', 'Apple'] as const) await expect(accessButton(page, provider)).toBeEnabled()
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

// `shell/contract/routes.test.ts` has all paths that lead nowhere; the club's address leads away from the site.
test('a way back that leads away is not followed', async ({ page }) => {
  await page.goto('/padaria')
  await leaveFor(page, 'Google')
  // The browser's data, which anybody at the device can change: from an empty page of the site's origin, without the site.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/empty')
  await page.evaluate(() => {
    const pending = JSON.parse(sessionStorage.getItem('federatedSignIn') ?? '{}') as object
    sessionStorage.setItem('federatedSignIn', JSON.stringify({ ...pending, path: '//evil.com' }))
  })
  await page.goBack()
  await choose(page, 'Fábio Nunes')
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('after a sign-out the hosted UI forgets the browser, or leaves no data if it does not answer', async ({
  page,
  platform,
  browserConsole,
  siteUrl,
}) => {
  browserConsole.allow(/Failed to load resource/)
  await page.clock.install()
  await page.goto('/padaria')
  const logout = { service: 'hostedUi', path: '/logout' } as const
  const noData = /Token|google_|Fábio|signedOutOrganization/
  for (const buttons of [['Sair'], ['Sair de todos os dispositivos', 'Sair de todos']]) {
    await test.step(buttons[0] ?? '', async () => {
      // It asks for the account, also the second time.
      await leaveFor(page, 'Google')
      await choose(page, 'Fábio Nunes')
      await openTab(page, 'Perfil')
      const isLogout = isCall(platform, logout)
      const loggedOut = page.waitForRequest((request) => request.isNavigationRequest() && isLogout(request))
      for (const button of buttons) await press(page, button)
      await loggedOut
      await page.waitForURL(`${siteUrl}/padaria`)
      await expect(signInView(page)).toBeVisible()
      expect(await stored(page)).not.toMatch(noData)
    })
  }
  await leaveFor(page, 'Google')
  await choose(page, 'Fábio Nunes')
  for (const kind of ['drop', 'hang'] as const) {
    await test.step(kind, async () => {
      await openTab(page, 'Perfil')
      await addFault(platform, { ...logout, kind, times: 1 })
      const reported = page.waitForEvent('console', (message) => message.text() === 'Signout timeout fail')
      await press(page, 'Sair')
      await jumpUntilVisible(page, signInView(page), kind === 'hang' ? isCall(platform, logout) : undefined)
      await reported
      expect(await stored(page)).not.toMatch(noData)
      // The hosted UI has forgotten nobody, and redirects back at once.
      await accessButton(page, 'Google').click()
    })
  }
  await expect(page.getByRole('banner')).toBeVisible()
})
