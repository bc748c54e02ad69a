import { button, expect, expectToast, tabTo, test } from '../../e2e/kit/index.ts'

const ana = '11912345678'

test('the keyboard alone works through each dialog, and is back at its row', async ({
  page,
  customer,
  browserConsole,
}) => {
  // Her sign-in tracks no devices.
  browserConsole.allow(/status of 400/)
  const dialog = page.getByRole('dialog')
  await customer.openSignedIn(ana, '/padaria/user-profile')
  for (const { name, title, last } of [
    { name: 'Alterar senha', title: 'Alterar senha', last: 'Salvar nova senha' },
    { name: 'Aparelhos confiáveis', title: 'Aparelhos confiáveis', last: undefined },
    { name: 'Baixar meus dados', title: 'Baixar meus dados', last: 'Preparar arquivo' },
    { name: 'Sair de todos os dispositivos', title: 'Sair de todos os dispositivos?', last: 'Sair de todos' },
  ]) {
    await tabTo(page, button(page, name))
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused()
    if (last) await tabTo(page, button(page, last))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, name)).toBeFocused()
  }
  await page.getByRole('heading', { level: 1 }).focus()
  await tabTo(page, button(page, 'Excluir conta'))
  await page.keyboard.press('Enter')
  await tabTo(page, button(page, 'Continuar'))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Esta é a última confirmação' })).toBeFocused()
  await tabTo(page, page.getByLabel('Digite EXCLUIR para confirmar'))
  await page.keyboard.type('excluir')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Sua conta foi excluída.')
  await expect(page.getByRole('banner')).toHaveCount(0)
})
