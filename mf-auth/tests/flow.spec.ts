import {
  addFault,
  askForReset,
  chooseTab,
  codeField,
  confirm,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  holdCall,
  isCall,
  lia,
  liftFaults,
  press,
  settled,
  signInWith,
  signUpWith,
  test,
  title,
  type Page,
  type Request,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* Which view of the signed-out area follows which (spec §4), and that a button sends one request, however it is pressed. */
const ana = '11912345678'
const bruno = '11911112222'
const davi = '31933334444'
const elisa = '41944445555'
const marina = '11930000013'
const nobody = '11900000000'
const signInTitle = 'Entre na sua conta'

/** Opens the site on a device that remembers a phone. */
async function openKnowing(page: Page, phone: string, waitUntil?: 'commit'): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('phone_number', known), `+55${phone}`)
  await page.goto('/padaria', { waitUntil })
}

const identifyCalls = { service: 'authHelper', operation: 'identify' } as const
const signInCalls = { service: 'identity', operation: 'InitiateAuth' } as const

test('only a stored phone is identified, and once [2.17, 3.23, 4.24, 4.29, 4.31]', async ({ page, platform }) => {
  await test.step('without a phone', async () => {
    await page.goto('/padaria')
    await expect(title(page)).toHaveText(signInTitle)
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(0)
  })
  await test.step('with the phone of an account', async () => {
    await expectNeverShown(page, async () => {
      await openKnowing(page, ana)
      await expect(title(page)).toHaveText(signInTitle)
      await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
      await page.getByLabel('Telefone').pressSequentially('9')
    })
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
  await test.step('with a tab chosen before a reload', async () => {
    await chooseTab(page, 'Inscrever-se')
    await page.reload()
    await expect(title(page)).toHaveText('Crie sua conta')
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
})

test('a sign-in on a slow connection keeps its card from the first moment', async ({ page, platform }) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/remotes\/mf-auth\//, async (route) => {
    await code.promise
    await route.continue()
  })
  const identified = await holdCall(platform, identifyCalls)
  const card = async () => page.locator('main > :last-child').boundingBox()
  await openKnowing(page, ana, 'commit')
  await expect(page.getByRole('main').getByText('Carregando')).toBeAttached()
  const first = await card()
  code.resolve()
  await identified.untilHeld()
  const second = await card()
  await identified.letGo()
  await expect(title(page)).toHaveText(signInTitle)
  const last = await card()
  for (const before of [first, second])
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((before?.[side] ?? NaN) - (last?.[side] ?? NaN)), side).toBeLessThanOrEqual(2)
})

test('a sign-up is confirmed by its username after a reload [4.32, 4.34, 4.45, 7.28]', async ({ page, customer }) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, { ...lia, name: 'Zoë Núñez', phone: nobody })
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await page.reload()
  await expect(title(page)).toHaveText('Confirme seu telefone')
  expect(
    await page.evaluate(() => JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)])),
  ).not.toContain(lia.password)

  const confirmed = page.waitForRequest(
    (request) => request.headers()['x-amz-target']?.endsWith('.ConfirmSignUp') ?? false,
  )
  await confirm(page, await customer.code(nobody, 'identity'))
  expect((await confirmed).postDataJSON()).toMatchObject({ Username: expect.stringMatching(/^zoe_nunez_/) })
  await expectToast(page, 'Conta verificada com sucesso')
  await expect(title(page)).toHaveText(signInTitle)
})

test('a reset by a voice call’s code [2.23, 4.35, 4.36, 4.40, 4.46, 7.3, 7.4, 7.5]', async ({ page, customer }) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    const body = helperBody(request)
    if (body) sent.push(body)
  })
  await page.clock.install()
  await page.goto('/padaria')
  await test.step('the forgotten password leads to the reset, with the phone', async () => {
    await page.getByLabel('Telefone').fill(ana)
    await press(page, 'Esqueci minha senha')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveText('Redefina sua senha')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
    await press(page, 'Enviar código')
  })
  await expectToast(page, 'Código de verificação foi enviado')
  await expect(title(page)).toHaveText('Crie uma nova senha')
  await page.clock.fastForward(60_000)
  const called = page.waitForResponse((response) => helperBody(response.request())?.['event'] === 'call')
  await press(page, 'Receber Chamada de Voz')
  const { data } = (await (await called).json()) as { data: { hash: string } }
  const code = await customer.code(ana, 'call')
  await page.getByLabel('Nova senha', { exact: true }).fill('nova-senha')
  await expectToast(page, 'Chamada de voz solicitada')
  await test.step('typed, the four digits may be the beginning of the five by SMS', async () => {
    await codeField(page).pressSequentially(code)
    await settled(page)
    expect(sent).toHaveLength(2)
    await codeField(page).fill('')
  })
  // At once, they are complete.
  await codeField(page).fill(code)
  await expectToast(page, 'Senha redefinida com sucesso')
  await expect(title(page)).toHaveText(signInTitle)
  expect(sent).toEqual([
    { event: 'sms', phone_number: `+55${ana}`, isPasswordReset: true },
    { event: 'call', phone_number: `+55${ana}`, isPasswordReset: true },
    { event: 'verify', hash: data.hash, password: 'nova-senha', code },
  ])
})

test('another code can be sent after 60 s, which a reload does not shorten; a toast announces it, a failure is silent, and after a resend the button is gone [2.24, 4.47, 4.48, 4.49, 8.26, 8.27, 8.28, 9.9]', async ({
  page,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const resend = page.getByRole('button', { name: 'Reenviar SMS' })
  const voiceCall = page.getByRole('button', { name: 'Receber Chamada de Voz' })
  await page.clock.install()
  await page.goto('/padaria')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await chooseTab(page, 'Redefinir')
  await askForReset(page, ana)
  await expect(resend).toContainText('1:00')
  await page.clock.runFor(20_000)
  await expect(resend).toContainText('0:40')
  await page.reload()
  await expect(resend).toContainText('0:40')
  await page.clock.runFor(39_750)
  await expect(resend).toBeDisabled()
  await expect(voiceCall).toBeDisabled()
  await page.clock.runFor(250)
  await expect(resend).toBeEnabled()
  await expect(voiceCall).toBeEnabled()

  await page.clock.resume()
  for (const [operation, button] of [
    ['sms', 'Reenviar SMS'],
    ['call', 'Receber Chamada de Voz'],
  ] as const) {
    await test.step(`${button} fails`, async () => {
      await addFault(platform, { service: 'authHelper', method: 'POST', operation, kind: 'status' })
      const answered = page.waitForResponse((response) => response.status() === 500)
      await expectNeverShown(page, async () => {
        await press(page, button)
        await answered
      })
      await expect(page.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy')
      await expect(page.getByRole('button', { name: button })).toBeEnabled()
      await liftFaults(platform)
    })
  }

  await press(page, 'Receber Chamada de Voz')
  await expectToast(page, 'Chamada de voz solicitada')
  await press(page, 'Reenviar SMS')
  await expect(resend).toHaveCount(0)
  await expect(voiceCall).toBeEnabled()
  // The pressed button has gone.
  await expect(title(page)).toBeFocused()
  await expectToast(page, 'Código de verificação reenviado')
})

/** The body of a request to the authentication helper. Undefined for any other request. */
function helperBody(request: Request): Record<string, unknown> | undefined {
  return request.method() === 'POST' && request.url().endsWith('/helper')
    ? (request.postDataJSON() as Record<string, unknown>)
    : undefined
}

test('an unverified phone keeps its customer out of the console: one code is sent, a reload sends no other, and six digits let the customer in; then the organisations load, and 500 ms later the customer is acknowledged once [4.37, 4.39, 4.42, 4.44, 4.57, 4.58, 6.1, 7.9, 7.29, 9.10]', async ({
  page,
  platform,
  customer,
}) => {
  const requested = () => countCalls(platform, { service: 'identity', operation: 'GetUserAttributeVerificationCode' })
  const listed = () => countCalls(platform, { service: 'api', method: 'GET', path: '/v1/open/orgs' })
  const acknowledged = () => countCalls(platform, { service: 'api', method: 'GET', path: '/v1/open/user/acknowledge' })
  await page.clock.install()
  await page.goto('/user-profile')
  await expect(title(page)).toHaveText(signInTitle)
  await signInWith(page, davi)
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect.poll(requested).toBe(1)
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeDisabled()
  await page.reload()
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeDisabled()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await settled(page)
  expect(await requested()).toBe(1)
  expect(await listed()).toBe(0)
  const code = await customer.code(davi, 'identity')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await confirm(page, code)
  await expect.poll(listed).toBe(1)
  await page.clock.runFor(499)
  expect(await acknowledged()).toBe(0)
  const answered = page.waitForResponse(/\/acknowledge$/)
  await page.clock.runFor(1)
  await answered
  await page.clock.resume()
  await expect(page.getByRole('banner')).toContainText('Davi')
  await expect(page).toHaveURL('/user-profile')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Davi')
  await page.clock.fastForward(1000)
  await settled(page)
  expect(await acknowledged()).toBe(1)
})

test('who lacks a phone enters and verifies one [2.25, 4.38]', async ({ page, platform, customer }) => {
  await customer.signIn(bruno, '/')
  platform.database.exec(
    `DELETE FROM user_attributes WHERE name IN ('phone_number', 'phone_number_verified', 'gender')
       AND sub = (SELECT sub FROM seed_customers WHERE phone = '${bruno}')`,
  )
  await page.reload()
  await expect(title(page)).toHaveText('Complete seu cadastro')
  await expect(page.getByLabel('Nome')).toHaveCount(0)
  await expect(page.getByLabel('Data de nascimento')).toHaveCount(0)
  await page.getByLabel('Gênero').selectOption({ label: 'Masculino' })
  await page.getByLabel('Telefone').fill(nobody)
  await press(page, 'Salvar')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await confirm(page, await customer.code(nobody, 'identity'))
  await expect(page.getByRole('banner')).toContainText('Bruno')
})

test('two presses send one request, a late response changes no other view', async ({ page, platform, customer }) => {
  const helper = (operation: string) => countCalls(platform, { service: 'authHelper', operation })
  await page.clock.install()
  await page.goto('/padaria')
  await test.step('Acessar', async () => {
    const signingIn = await holdCall(platform, signInCalls)
    await page.getByLabel('Telefone').fill(marina)
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await pressInOneTask(page, 'Acessar', 'Acessar')
    await signingIn.untilHeld()
    await chooseTab(page, 'Redefinir')
    await chooseTab(page, 'Acessar')
    await expect(page.getByRole('button', { name: 'Acessar', exact: true })).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await page.getByLabel('Senha', { exact: true }).press('Enter')
    await settled(page, isCall(platform, signInCalls))
    await chooseTab(page, 'Redefinir')
    // The provider asks for a code by SMS, but the customer has moved on.
    await expectNeverShown(page, () => signingIn.letGo())
    expect(await countCalls(platform, signInCalls)).toBe(1)
    await expect(title(page)).toHaveText('Redefina sua senha')
  })
  await test.step('Enviar código', async () => {
    await page.getByLabel('Telefone').fill(ana)
    await pressInOneTask(page, 'Enviar código', 'Enviar código')
    await expectToast(page, 'Código de verificação foi enviado')
    await settled(page)
    expect(await helper('sms')).toBe(1)
  })
  await test.step('Reenviar SMS, Receber Chamada de Voz', async () => {
    await page.clock.fastForward(60_000)
    await pressInOneTask(page, 'Reenviar SMS', 'Receber Chamada de Voz')
    await expectToast(page, 'Código de verificação reenviado')
    await settled(page)
    expect([await helper('sms'), await helper('call')]).toEqual([2, 0])
  })
  await test.step('Confirmar', async () => {
    await codeField(page).fill(await customer.code(ana, 'sms'))
    await page.getByLabel('Nova senha', { exact: true }).fill('nova-senha')
    await pressInOneTask(page, 'Confirmar', 'Confirmar')
    await expectToast(page, 'Senha redefinida com sucesso')
    await settled(page)
    expect(await helper('verify')).toBe(1)
  })
  await test.step('Acessar com Apple, Acessar com Google', async () => {
    // A response without a page leaves the customer here.
    await page.route(/\/oauth2\/authorize/, (route) => route.fulfill({ status: 204 }))
    const left = page.waitForRequest(/\/oauth2\/authorize/)
    await pressInOneTask(page, 'Acessar com Apple', 'Acessar com Google')
    expect(new URL((await left).url()).searchParams.get('identity_provider')).toBe('SignInWithApple')
    await settled(page)
    expect(await page.evaluate(() => sessionStorage.getItem('federatedSignIn'))).toContain('"apple"')
    await chooseTab(page, 'Redefinir')
    await chooseTab(page, 'Acessar')
    await expect(page.getByRole('button', { name: 'Acessar com Google' })).toBeDisabled()
  })
})

test('whoever goes back while a sign-up is confirmed is not signed in later', async ({ page, platform, customer }) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expect(title(page)).toHaveText('Confirme seu telefone')
  const confirming = await holdCall(platform, { service: 'identity', operation: 'ConfirmSignUp' })
  await confirm(page, await customer.code(lia.phone, 'identity'))
  await confirming.untilHeld()
  await press(page, 'Corrigir telefone')
  await confirming.letGo()
  await settled(page)
  expect(await countCalls(platform, signInCalls)).toBe(0)
  await expect(title(page)).toHaveText('Crie sua conta')
  // All but the password is still there.
  for (const [label, value] of [
    ['Nome', lia.name],
    ['E-mail', lia.email],
    ['Senha', ''],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
})

test('whoever leaves for the reset while a sign-in runs gets no code', async ({ page, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.goto('/padaria')
  const signingIn = await holdCall(platform, signInCalls)
  await signInWith(page, elisa)
  await signingIn.untilHeld()
  await chooseTab(page, 'Redefinir')
  await signingIn.letGo()
  await settled(page)
  expect(await countCalls(platform, { service: 'authHelper', operation: 'sms' })).toBe(0)
  await expect(title(page)).toHaveText('Redefina sua senha')
})

/** Presses buttons in one task of the page, so that React renders nothing in between. */
async function pressInOneTask(page: Page, ...names: readonly string[]): Promise<void> {
  const buttons = await Promise.all(
    names.map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
  )
  await page.evaluate((pressed) => pressed.forEach((button) => (button as HTMLElement).click()), buttons)
}
