import {
  addFault,
  clientOf,
  codeField,
  confirm as enterCode,
  countCalls,
  expect,
  expectCopied,
  expectDismissed,
  expectToast,
  press,
  scanQrCode,
  settled,
  signInWith,
  test,
  title,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* Each challenge that may follow a password (spec §4), answered correctly, wrongly, and left half-way. Too late, and what each answer says: `src/answers.test.ts`. */

const lucas = '11930000012'
const marina = '11930000013'
const olga = '11930000015'
const paulo = '11930000016'

const confirmTitle = 'Confirme que é você'
const codeHint = '6 números. Ao digitar o último, confirmamos.'
const wrongCode = 'Código de confirmação inválido'

// The browser logs each refusal of the provider.
test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

const expectSignedIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()

/** Sign-in with the phone filled in: only the password must be typed again. */
async function expectSignIn(page: Page, typed: string): Promise<void> {
  await expect(title(page)).toHaveText('Entre na sua conta')
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

test('a provisional password is replaced [4.15, 5.13]', async ({ page, platform, customer }) => {
  const password = page.getByLabel('Nova senha', { exact: true })
  const confirmation = page.getByLabel('Confirme a nova senha', { exact: true })
  const answer = async (text: string, again = text) => {
    await password.fill(text)
    await confirmation.fill(again)
    await press(page, 'Confirmar')
  }
  await page.goto('/padaria')
  await signInWith(page, lucas)
  await expect(title(page)).toHaveText('Crie uma nova senha')
  await test.step('nothing that the form refuses is sent', async () => {
    await answer('comprida', 'cumprida')
    await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
    await expect(confirmation).toBeFocused()
    await settled(page)
    expect(await countAnswers(platform)).toBe(0)
  })
  await test.step('where it fails, nothing typed is lost', async () => {
    await addFault(platform, { ...answering, kind: 'status', status: 400, times: 1 })
    await answer('minha-senha')
    await expectToast(page, 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente')
    await expect(password).toHaveValue('minha-senha')
  })
  await press(page, 'Confirmar')
  await expectSignedIn(page)
  await forgetSession(page)
  await customer.signIn(lucas, '/padaria', 'minha-senha')
})

test('a code by SMS leads back to sign-in, where signing in sends another; it is refused if missing, short or wrong, and sent once, without a press [4.16, 5.14, 5.20]', async ({
  page,
  platform,
  customer,
}) => {
  const field = codeField(page)
  const signIn = async () => {
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await press(page, 'Acessar')
    await expect(title(page)).toHaveText(confirmTitle)
  }
  await page.goto('/padaria')
  await page.getByLabel('Telefone').fill(marina)
  await signIn()
  await test.step('when the page is loaded again: nothing of it is kept but the phone', async () => {
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
      /CognitoSignInState|pontos123|challenge/,
    )
    await page.reload()
    await expectSignIn(page, '(11) 93000-0013')
  })
  await test.step('by "Voltar"', async () => {
    await signIn()
    await press(page, 'Voltar')
    await expectSignIn(page, '(11) 93000-0013')
    await expect(title(page)).toBeFocused()
  })
  await signIn()
  await expect(page.getByText('com final 0013')).toBeVisible()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await test.step('missing or short, it is not sent', async () => {
    await press(page, 'Confirmar')
    await expect(page.getByText('O campo código de confirmação é obrigatório.')).toBeVisible()
    await expect(field).toBeFocused()
    await enterCode(page, '12345')
    await expect(page.getByText(wrongCode)).toHaveCount(1)
    await settled(page)
    expect(await countAnswers(platform)).toBe(0)
    await field.fill('')
  })
  const code = await customer.code(marina, 'identity')
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
  await expectDismissed(page.locator('.Toastify__toast').getByText(wrongCode), async () => {
    await field.fill(` ${code.slice(0, 3)}-${code.slice(3)} `)
    await expectSignedIn(page)
  })
  expect(await countAnswers(platform)).toBe(2)
})

test('an authenticator app is set up, and its code required from then on [4.17]', async ({ page, platform }) => {
  await page.goto('/padaria')
  await signInWith(page, olga)
  await expect(title(page)).toHaveText('Proteja sua conta')
  const address = await page.getByRole('link', { name: 'Abrir no aplicativo' }).getAttribute('href')
  const { protocol, searchParams } = new URL(address ?? '')
  const secret = searchParams.get('secret') ?? ''
  expect(protocol).toBe('otpauth:')
  expect(searchParams.get('issuer')).toBe('Padaria Estrela')
  const qrCode = page.getByRole('img', { name: 'QR Code da conta para o aplicativo autenticador' })
  expect(await scanQrCode(page, qrCode)).toBe(address)
  await expect(page.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '', { exact: true })).toBeVisible()

  await page.context().grantPermissions(['clipboard-write'])
  await press(page, 'Copiar chave')
  await expect(page.getByText('Chave copiada')).toBeVisible()
  await expectCopied(page, secret)

  const code = await appCode(platform, { secret })
  await enterCode(page, wrongFor(code))
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(wrongCode))
  await enterCode(page, code)
  await expectSignedIn(page)

  await forgetSession(page)
  await page.goto('/padaria')
  await signInWith(page, olga)
  await expect(page.getByText('que o seu aplicativo autenticador mostra agora')).toBeVisible()
})

test('a second factor is chosen, and its code signs in [4.18]', async ({ page, platform }) => {
  await page.goto('/padaria')
  await signInWith(page, paulo)
  await test.step('a refusal is told beside the choices too', async () => {
    const name = 'TooManyFailedAttemptsException'
    await addFault(platform, { ...answering, kind: 'status', status: 400, name, times: 1 })
    await press(page, 'Receber por SMS')
    await expect(page.getByRole('alert').filter({ hasText: 'Muitas tentativas. Aguarde' })).toBeVisible()
  })
  await press(page, 'Receber por SMS')
  await expect(codeField(page)).toBeVisible()
  await press(page, 'Voltar')
  await signInWith(page, paulo)
  await press(page, 'Usar o aplicativo autenticador')
  await expect(page.getByText('que o seu aplicativo autenticador mostra agora')).toBeVisible()
  await enterCode(page, await appCode(platform, { phone: paulo }))
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
  await signInWith(page, marina)
  await expect(title(page)).toHaveText('Não foi possível abrir esta etapa')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  // The pressed button goes away: the next view has the focus, whichever it is.
  const failedAgain = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  await retry.click()
  await failedAgain
  await expect(title(page)).toHaveText('Não foi possível abrir esta etapa')
  await expect(title(page)).toBeFocused()
  await page.unroute(file)
  await retry.click()
  await expect(page.getByRole('form', { name: confirmTitle }).getByLabel('Código de confirmação')).toBeFocused()
  await enterCode(page, await customer.code(marina, 'identity'))
  await expectSignedIn(page)
})
