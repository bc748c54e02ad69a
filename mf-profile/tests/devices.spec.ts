import { addFault, countCalls, expect, expectToast, liftFaults, press, settled, test } from '../../e2e/kit/index.ts'

/* What concerns every device of the customer. Remembered devices need a sign-in: `e2e/tests/account.spec.ts`. */
const ana = '11912345678'
const notTracked = 'Sua conta não usa aparelhos confiáveis. Não há nada a fazer aqui.'

test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

test('devices that do not come, and a session that has ended [8.8, 8.9]', async ({ page, customer, platform }) => {
  const alert = page.getByRole('dialog').getByRole('alert')
  // The last call that a start makes by itself: refused, it would end the session first.
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await press(page, 'Aparelhos confiáveis')
  await expect(alert).toHaveText(notTracked)
  const online = () => page.evaluate(() => void dispatchEvent(new Event('online')))
  for (const askAgain of [online, () => press(page, 'Tentar de novo')]) {
    await page.keyboard.press('Escape')
    await addFault(platform, { service: 'identity', operation: 'ListDevices', kind: 'drop' })
    await press(page, 'Aparelhos confiáveis')
    await expect(alert).toHaveText('Não tivemos resposta. Verifique sua conexão e tente de novo.')
    await liftFaults(platform)
    await askAgain()
    await expect(alert).toHaveText(notTracked)
  }
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
  await acknowledged
  await page.keyboard.press('Escape')
  platform.database.exec(`DELETE FROM users WHERE username = 'ana_souza_4k2p'`)
  await press(page, 'Aparelhos confiáveis')
  await expectToast(page, 'Sua sessão terminou. Entre de novo para continuar.')
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('signing out everywhere, asked first, ends every tab [7.33]', async ({ page, customer, context, platform }) => {
  await addFault(platform, { service: 'identity', operation: 'GlobalSignOut', kind: 'status' })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const other = await context.newPage()
  await other.goto('/padaria')
  await expect(other.getByRole('banner')).toBeVisible()
  await page.bringToFront()
  await press(page, 'Sair de todos os dispositivos')
  await press(page, 'Cancelar')
  await settled(page)
  expect(await countCalls(platform, { operation: 'GlobalSignOut' })).toBe(0)
  await press(page, 'Sair de todos os dispositivos')
  await press(page, 'Sair de todos')
  for (const tab of [page, other]) await expect(tab.getByRole('banner')).toHaveCount(0)
  await expectToast(
    page,
    'Você saiu deste aparelho, mas os outros podem continuar conectados. Entre de novo e repita “Sair de todos os dispositivos”.',
  )
  expect(await countCalls(platform, { operation: 'GlobalSignOut' })).toBe(1)
})
