import {
  button,
  chooseTab,
  confirm,
  expect,
  lia,
  openTab,
  press,
  signInWith,
  signOut,
  signUpWith,
  test,
} from '../kit/index.ts'

/**
 * Runs in the page. As Chrome's translator does, it puts a `<font>` in a `<font>` with a text of its own in the place of each text, and of each
 * that comes later. The words stay, so that the test finds them.
 */
function translate(): void {
  const translateAll = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found as Text[]) {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, title, [translate=no]')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver(translateAll).observe(document, { childList: true, subtree: true, characterData: true })
}

test('a customer who has the page translated can do everything, and reads what is true', async ({
  page,
  customer,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await page.addInitScript(translate)
  await page.goto('/cafe-central')
  await chooseTab(page, 'Inscrever-se')
  await press(page, 'Inscrever-se')
  await expect(page.getByLabel('Nome')).toHaveAccessibleDescription('O campo nome é obrigatório.')
  await signUpWith(page, lia)
  await confirm(page, await customer.code(lia.phone, 'identity'))

  await button(page, 'Autorizar').first().click()
  await expect(page.getByText('Autorizado')).toBeVisible()
  await button(page, 'Negar').first().click()
  await expect(page.getByText('Revogado')).toBeVisible()

  await openTab(page, 'Pontos')
  for (const filter of ['A expirar', 'Expirados', 'Todos']) {
    const link = page.getByRole('link', { name: filter, exact: true })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
  await expect(page.getByText('1 lançamento')).toBeVisible()

  await openTab(page, 'Recompensas')
  await page.getByRole('button', { name: /^Espresso/ }).click()
  await press(page, 'Gerar voucher')
  await page.getByRole('dialog').getByRole('radio').first().check()
  await press(page, 'Gerar voucher')
  await press(page, 'Copiar código')
  await expect(button(page, 'Código copiado')).toBeVisible()
  await press(page, 'Mostrar no caixa')
  // The till's own has its name in words.
  await page.getByText('Fechar', { exact: true }).click()
  await press(page, 'Fechar')

  await openTab(page, 'Perfil')
  await page.getByLabel('Nome').fill('Lívia Moura')
  await press(page, 'Salvar')
  await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Lívia')
  await press(page, 'Alterar senha')
  await page.getByLabel('Senha atual').fill(lia.password)
  for (const label of ['Nova senha', 'Confirme a nova senha'])
    await page.getByLabel(label, { exact: true }).fill('segredo2')
  await press(page, 'Salvar nova senha')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await signOut(page)
  await signInWith(page, lia.phone, 'segredo2')
  await expect(page.getByRole('banner')).toContainText('Lívia')
  await signOut(page)
})
