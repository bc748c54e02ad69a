import {
  addFault,
  clientOf,
  confirm as enterCode,
  countCalls,
  expect,
  expectCopied,
  expectToEnd,
  expectToast,
  liftFaults,
  scanQrCode,
  settled,
  requestControl,
  signInWith,
  test,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* Each challenge that may follow a password (spec §4), in the composed site: answered correctly, wrongly, too late, and left half-way. */

const lucas = { phone: '11930000012', typed: '(11) 93000-0012' }
const marina = { phone: '11930000013', typed: '(11) 93000-0013' }
const olga = { phone: '11930000015' }
const paulo = { phone: '11930000016' }

const confirmTitle = 'Confirme que é você'
const codeHint = '6 números. O último já confirma.'
const wrongCode = 'Código de confirmação inválido'

// The browser logs each refusal of the provider.
test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

const expectSignedIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()

/** Sign-in with the phone filled in: only the password must be typed again. */
async function expectSignIn(page: Page, { typed }: { typed: string }): Promise<void> {
  await expectTitle(page, 'Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue(typed)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('')
}

async function forgetSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

/** What the customer's authenticator app shows. */
async function appCode(platform: Platform, app: { phone: string } | { secret: string }): Promise<string> {
  const { data } = await clientOf(platform, 'control').get<{ code: string }>('/totp', { params: app })
  return data.code
}

/** A wrong code of the same length. */
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

const answering = { service: 'identity', operation: 'RespondToAuthChallenge' } as const
/** How many answers to a challenge reached the provider. */
const countAnswers = (platform: Platform) => countCalls(platform, answering)

test('a provisional password is replaced, in time [4.15, 5.13]', async ({ page, platform, customer }) => {
  const password = page.getByLabel('Nova senha', { exact: true })
  const confirmation = page.getByLabel('Confirme a nova senha', { exact: true })
  const answer = async (text: string, again = text) => {
    await password.fill(text)
    await confirmation.fill(again)
    await page.getByRole('button', { name: 'Confirmar' }).click()
  }
  await page.goto('/padaria')
  await signInWith(page, lucas.phone)
  await expectTitle(page, 'Crie uma nova senha')
  await test.step('nothing that the form refuses is sent', async () => {
    await answer('comprida', 'cumprida')
    await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
    await expect(confirmation).toBeFocused()
    await settled(page)
    expect(await countAnswers(platform)).toBe(0)
  })
  await test.step('too late, it leads back to sign-in, with the phone', async () => {
    await requestControl(platform, 'expire', { phone: lucas.phone, what: 'challenges' })
    await answer('comprida')
    await expectToast(page, 'O tempo desta etapa terminou. Informe sua senha de novo para continuar.')
    await expectSignIn(page, lucas)
  })
  await signInWith(page, lucas.phone)
  await test.step('where it fails, nothing typed is lost', async () => {
    await addFault(platform, { ...answering, kind: 'status', status: 400, times: 1 })
    await answer('minha-senha')
    await expectToast(page, 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente')
    await expect(password).toHaveValue('minha-senha')
  })
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expectSignedIn(page)
  await forgetSession(page)
  await customer.signIn(lucas.phone, '/padaria', 'minha-senha')
})

test('a code by SMS leads back to sign-in, where signing in sends another; it is refused if missing, short or wrong, and sent once, without a press [4.16, 5.14, 5.20]', async ({
  page,
  platform,
  customer,
}) => {
  const field = page.getByLabel('Código de confirmação')
  const signIn = async () => {
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await page.getByRole('button', { name: 'Acessar', exact: true }).click()
    await expectTitle(page, confirmTitle)
  }
  await page.goto('/padaria')
  await page.getByLabel('Telefone').fill(marina.phone)
  await signIn()
  await test.step('when the page is loaded again: nothing of it is kept but the phone', async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
      /CognitoSignInState|pontos123|challenge/,
    )
    await page.reload()
    await expectSignIn(page, marina)
  })
  await test.step('by "Voltar"', async () => {
    await signIn()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expectSignIn(page, marina)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await signIn()
  await expect(page.getByText('com final 0013')).toBeVisible()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await test.step('missing or short, it is not sent', async () => {
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText('O campo código de confirmação é obrigatório.')).toBeVisible()
    await expect(field).toBeFocused()
    await enterCode(page, '12345')
    await expect(page.getByText(wrongCode)).toHaveCount(1)
    await settled(page)
    expect(await countAnswers(platform)).toBe(0)
    await field.fill('')
  })
  const code = await customer.code(marina.phone, 'identity')
  await test.step('wrong, it is said in a toast and beside the field, and not sent again', async () => {
    await field.pressSequentially(wrongFor(code))
    await expect(page.getByText(wrongCode)).toHaveCount(2)
    await expect(field).toHaveAccessibleDescription(`${codeHint} ${wrongCode}`)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await field.pressSequentially(wrongFor(code))
    await settled(page)
    expect(await countAnswers(platform)).toBe(1)
  })
  // Said of the wrong code, and no longer true.
  await expectToEnd(page.getByRole('group').getByText(wrongCode), async () => {
    await field.fill(` ${code.slice(0, 3)}-${code.slice(3)} `)
    await expectSignedIn(page)
  })
  expect(await countAnswers(platform)).toBe(2)
})

test('an authenticator app is set up, and its code required from then on [4.17]', async ({ page, platform }) => {
  await page.goto('/padaria')
  await signInWith(page, olga.phone)
  await expectTitle(page, 'Proteja sua conta')
  const address = await page.getByRole('link', { name: 'Abrir no aplicativo' }).getAttribute('href')
  const { protocol, searchParams } = new URL(address ?? '')
  const secret = searchParams.get('secret') ?? ''
  expect(protocol).toBe('otpauth:')
  expect(searchParams.get('issuer')).toBe('Padaria Estrela')
  const qrCode = page.getByRole('img', { name: 'QR Code da conta para o aplicativo autenticador' })
  expect(await scanQrCode(page, qrCode)).toBe(address)
  await expect(page.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '', { exact: true })).toBeVisible()

  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: 'Copiar chave' }).click()
  await expect(page.getByText('Chave copiada')).toBeVisible()
  await expectCopied(page, secret)

  const code = await appCode(platform, { secret })
  await enterCode(page, wrongFor(code))
  await expect(page.getByLabel('Código de confirmação')).toHaveAccessibleDescription(new RegExp(wrongCode))
  await enterCode(page, code)
  await expectSignedIn(page)

  await forgetSession(page)
  await page.goto('/padaria')
  await signInWith(page, olga.phone)
  await expect(page.getByText('que o seu aplicativo autenticador mostra agora')).toBeVisible()
})

test('the code of a chosen second factor signs in [4.18]', async ({ page, platform, customer }) => {
  const bySms = page.getByRole('button', { name: 'Receber por SMS' })
  await page.goto('/padaria')
  await signInWith(page, paulo.phone)
  await test.step('a refusal is told beside the choices too', async () => {
    await addFault(platform, { ...answering, kind: 'status', status: 400, name: 'TooManyFailedAttemptsException' })
    await bySms.click()
    const advice = page.getByRole('alert').filter({ hasText: 'Muitas tentativas. Aguarde alguns minutos' })
    await expect(advice).toBeVisible()
    await liftFaults(platform)
  })
  await bySms.click()
  await expect(page.getByLabel('Código de confirmação')).toBeVisible()
  await enterCode(page, await customer.code(paulo.phone, 'identity'))
  await expectSignedIn(page)

  await forgetSession(page)
  await page.goto('/padaria')
  await signInWith(page, paulo.phone)
  await page.getByRole('button', { name: 'Usar o aplicativo autenticador' }).click()
  await expect(page.getByText('que o seu aplicativo autenticador mostra agora')).toBeVisible()
  const code = await appCode(platform, { phone: paulo.phone })
  await enterCode(page, code)
  await expectSignedIn(page)
})

test('a sign-in does not fetch the code of later steps; a step whose code cannot be fetched says so, and a retry fetches it', async ({
  page,
  customer,
}) => {
  const file = /\/remotes\/mf-auth\/later-steps\./
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await customer.signIn('11912345678', '/padaria')
  expect(fetched.filter((url) => url.includes('/remotes/mf-auth/'))).not.toEqual([])
  expect(fetched.filter((url) => file.test(url))).toEqual([])
  await forgetSession(page)
  await page.route(file, (route) => route.abort())
  await page.goto('/padaria')
  await signInWith(page, marina.phone)
  await expectTitle(page, 'Não foi possível abrir esta etapa')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  // The pressed button goes away: the next view has the focus, whichever it is.
  const failedAgain = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await retry.click()
  await failedAgain
  await expect(page.getByRole('heading', { level: 1, name: 'Não foi possível abrir esta etapa' })).toBeFocused()
  await page.unroute(file)
  await retry.click()
  await expect(page.getByRole('form', { name: confirmTitle }).getByLabel('Código de confirmação')).toBeFocused()
  await enterCode(page, await customer.code(marina.phone, 'identity'))
  await expectSignedIn(page)
})
