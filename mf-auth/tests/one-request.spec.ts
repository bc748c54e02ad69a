import {
  chooseTab,
  codeField,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  holdCall,
  isCall,
  jump,
  settled,
  test,
  title,
  type Page,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* A button sends one request, however it is pressed; a late response changes no other view. */
const ana = '11912345678'
const elisa = '41944445555'
const signInCalls = { service: 'identity', operation: 'InitiateAuth' } as const

test('two presses send one request, a late response changes no other view', async ({
  page,
  platform,
  customer,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const helper = (operation: string) => countCalls(platform, { service: 'authHelper', operation })
  await page.clock.install()
  await page.goto('/padaria')
  await test.step('Acessar', async () => {
    const signingIn = await holdCall(platform, signInCalls)
    await page.getByLabel('Telefone').fill(elisa)
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
    // The account is not confirmed, but its customer has moved on: no code is sent.
    await expectNeverShown(page, () => signingIn.resume())
    expect([await countCalls(platform, signInCalls), await helper('sms')]).toEqual([1, 0])
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
    await jump(page, 60_000)
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

/** Presses buttons in one task of the page, so that React renders nothing in between. */
async function pressInOneTask(page: Page, ...names: readonly string[]): Promise<void> {
  const buttons = await Promise.all(
    names.map((name) => page.getByRole('button', { name, exact: true }).elementHandle()),
  )
  await page.evaluate((pressed) => pressed.forEach((button) => (button as HTMLElement).click()), buttons)
}
