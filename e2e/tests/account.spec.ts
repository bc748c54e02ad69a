import { addFault, button, countCalls, expect, liftFaults, one, openTab, press, sql, test } from '../kit/index.ts'

/* What the profile shows depends on how the customer signed in: mf-profile after mf-auth. */

/** Seventy remembered devices; the only customer whose sign-ins are tracked. */
const renata = '11930000017'
const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

test('devices are listed, lost and remembered [7.37, 9.8]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const count = (condition: ReturnType<typeof sql>) =>
    one<{ count: number }>(platform.database)`SELECT count(*) AS count FROM devices WHERE ${condition}`?.count
  const dialog = page.getByRole('dialog')
  const devices = dialog.getByRole('listitem')
  await customer.signIn(renata, '/padaria/user-profile')

  await test.step('sixty at a time, the latest used first', async () => {
    await press(page, 'Aparelhos confiáveis')
    await expect(dialog.getByText('70 aparelhos')).toBeVisible()
    await expect(devices).toHaveCount(60)
    await expect(devices.first()).toContainText('Aparelho 70')
    await press(page, 'Mostrar mais')
    await expect(devices).toHaveCount(70)
    await expect(button(page, 'Remover Aparelho 10')).toBeFocused()
    await expect(button(page, 'Mostrar mais')).toHaveCount(0)
  })

  await test.step('a device is forgotten once that is confirmed; where it fails, it stays and it is said', async () => {
    await addFault(platform, { service: 'identity', operation: 'ForgetDevice', kind: 'status', status: 400 })
    await press(page, 'Remover Aparelho 69')
    await press(page, 'Remover')
    await expect(dialog.getByRole('alert')).toHaveText(generic)
    expect(count(sql`name = 'Aparelho 69'`)).toBe(1)
    await liftFaults(platform)
    await press(page, 'Remover')
    await expect(dialog.getByText('69 aparelhos')).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText('Aparelho 69 foi removido.')
    await expect(dialog.getByText('Aparelho 69', { exact: true })).toHaveCount(0)
    expect(count(sql`name = 'Aparelho 69'`)).toBe(0)
  })

  await test.step('this device is remembered on request, is marked, and comes first', async () => {
    await press(page, 'Confiar neste aparelho')
    await expect(dialog.getByText('70 aparelhos')).toBeFocused()
    await expect(devices.first()).toContainText('Chrome no Linux')
    await expect(devices.first()).toContainText('Usado hoje')
    await expect(devices.first()).toContainText('Este aparelho')
    expect(count(sql`remembered = 1`)).toBe(70)
  })
})

test('a sign-out forgets what was typed, and skips the hosted UI', async ({ page, customer, platform }) => {
  await customer.openSignedIn('11912345678', '/padaria/user-profile')
  await page.getByLabel('Nome').fill('Outra pessoa')
  await press(page, 'Sair')
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  expect(await countCalls(platform, { path: '/logout' })).toBe(0)
  await press(page, 'Acessar')
  await openTab(page, 'Perfil')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
})
