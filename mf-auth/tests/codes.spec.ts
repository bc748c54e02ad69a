import {
  addFault,
  codeField,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  liftFaults,
  press,
  settled,
  test,
  title,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ana = '11912345678'
const wrongCode = 'Código de confirmação inválido'

/* A forgotten password, step by step (spec §4, §5, §8). What is asked of the helper, and what its answers say, is in `src/answers.test.ts`. */
test('a forgotten password is reset by a call’s code; another code can be sent after 60 s, which a reload does not shorten; a failure is silent [2.22, 2.23, 2.24, 4.35, 4.36, 4.47, 4.48, 4.49, 5.11, 5.14, 8.12, 8.23, 8.26, 8.27, 8.28, 9.9]', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const resend = page.getByRole('button', { name: 'Reenviar SMS' })
  const voiceCall = page.getByRole('button', { name: 'Receber Chamada de Voz' })
  const newPassword = page.getByLabel('Nova senha', { exact: true })
  const checked = () => countCalls(platform, { service: 'authHelper', operation: 'verify' })
  await page.clock.install()
  await page.goto('/padaria')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await test.step('the forgotten password leads to the reset, with the phone', async () => {
    await page.getByLabel('Telefone').fill(ana)
    await press(page, 'Esqueci minha senha')
    await expect(title(page)).toBeFocused()
    await expect(title(page)).toHaveText('Redefina sua senha')
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
    await press(page, 'Enviar código')
    await expectToast(page, 'Código de verificação foi enviado')
  })
  await test.step('the other ways to a code rest for a minute', async () => {
    await expect(resend).toContainText('1:00')
    await page.clock.runFor(20_000)
    await expect(resend).toContainText('0:40')
    await page.reload()
    await expect(title(page)).toHaveText('Crie uma nova senha')
    await expect(page.locator('form label')).toHaveText(['Código de confirmação', 'Nova senha'])
    await expect(resend).toContainText('0:40')
    await page.clock.runFor(39_750)
    await expect(resend).toBeDisabled()
    await expect(voiceCall).toBeDisabled()
    await page.clock.runFor(250)
    await expect(resend).toBeEnabled()
    await expect(voiceCall).toBeEnabled()
    await page.clock.resume()
  })
  for (const [operation, button] of [
    ['sms', resend],
    ['call', voiceCall],
  ] as const) {
    await test.step(`${operation} fails`, async () => {
      await addFault(platform, { service: 'authHelper', method: 'POST', operation, kind: 'status' })
      await expectNeverShown(page, () => button.click())
      await expect(button).not.toHaveAttribute('aria-busy')
      await expect(button).toBeEnabled()
      await liftFaults(platform)
    })
  }
  await test.step('a resend is the last; the pressed button has gone', async () => {
    await resend.click()
    await expect(resend).toHaveCount(0)
    await expect(title(page)).toBeFocused()
    await expectToast(page, 'Código de verificação reenviado')
  })
  await test.step('what is empty is not sent', async () => {
    await press(page, 'Confirmar')
    await expect(codeField(page)).toHaveAccessibleDescription(/ O campo código de confirmação é obrigatório\.$/)
    await expect(codeField(page)).toBeFocused()
    await codeField(page).fill('12345')
    await press(page, 'Confirmar')
    await expect(newPassword).toHaveAccessibleDescription('O campo senha é obrigatório.')
    expect(await checked()).toBe(0)
  })
  await voiceCall.click()
  await expectToast(page, 'Chamada de voz solicitada')
  const code = await customer.code(ana, 'call')
  await newPassword.fill('nova-senha')
  await test.step('typed, the four digits may be the beginning of the five by SMS', async () => {
    await codeField(page).fill('')
    await codeField(page).pressSequentially(code)
    await settled(page)
    expect(await checked()).toBe(0)
    await codeField(page).fill('')
  })
  await test.step('entered at once, they are complete: a wrong code is said beside its field too, and emptied', async () => {
    await codeField(page).fill(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))
    await expectToast(page, wrongCode)
    await expect(codeField(page)).toHaveAccessibleDescription(`4 a 6 números, por SMS ou ligação. ${wrongCode}`)
    await expect(codeField(page)).toHaveValue('')
    await expect(codeField(page)).toBeFocused()
  })
  await test.step('a page is no answer: nothing is said to be done, and the same code counts', async () => {
    await addFault(platform, { service: 'authHelper', operation: 'verify', kind: 'page', times: 1 })
    await codeField(page).fill(code)
    await expectToast(page, 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente')
    await expect(title(page)).toHaveText('Crie uma nova senha')
  })
  await press(page, 'Confirmar')
  await expectToast(page, 'Senha redefinida com sucesso')
  await expect(title(page)).toHaveText('Entre na sua conta')
})
