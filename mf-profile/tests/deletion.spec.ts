import { addFault, expect, expectToast, liftFaults, one, press, test } from '../../e2e/kit/index.ts'

test('an account is deleted once it was asked twice [7.36]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn('11912345678', '/padaria/user-profile')
  const dialog = page.getByRole('dialog')
  const word = page.getByLabel('Digite EXCLUIR para confirmar')
  const accounts = () =>
    one<{ count: number }>(platform.database)`SELECT count(*) AS count FROM users WHERE username = 'ana_souza_4k2p'`
      ?.count
  await addFault(platform, { service: 'identity', operation: 'DeleteUser', kind: 'status', status: 400 })
  await press(page, 'Excluir conta')
  await expect(dialog.getByRole('listitem').first()).toHaveText('seus pontos em todas as empresas')
  await press(page, 'Continuar')
  await expect(word).toHaveAttribute('required')
  await word.fill('sim')
  await press(page, 'Excluir minha conta')
  await expect(word).toBeFocused()
  await expect(word).toHaveAccessibleDescription('Digite a palavra EXCLUIR.')
  await word.fill('EXCLUIR')
  await press(page, 'Excluir minha conta')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Não foi possível finalizar sua solicitação, atualize a página e tente novamente',
  )
  expect(accounts()).toBe(1)
  await liftFaults(platform)
  await word.fill('excluir')
  await press(page, 'Excluir minha conta')
  await expectToast(page, 'Sua conta foi excluída.')
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(accounts()).toBe(0)
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
})
