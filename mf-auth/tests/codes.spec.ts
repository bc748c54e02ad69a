import {
  addFault,
  askForReset,
  chooseTab,
  codeField,
  confirm,
  expect,
  expectNeverShown,
  expectToast,
  lia,
  liftFaults,
  press,
  settled,
  signUpWith,
  test,
  title,
  type Request,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* What a code confirms, by SMS, call or from the provider (spec §4). */
const ana = '11912345678'
const nobody = '11900000000'
const signInTitle = 'Entre na sua conta'

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

/** The body of a request to the authentication helper. Undefined for any other request. */
function helperBody(request: Request): Record<string, unknown> | undefined {
  return request.method() === 'POST' && request.url().endsWith('/helper')
    ? (request.postDataJSON() as Record<string, unknown>)
    : undefined
}

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
