import { expect, lia, tabTo, test, title } from '../kit/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ana = '11912345678'

test('a customer can do everything with the keyboard alone', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/padaria')

  await test.step('signs in', async () => {
    await tabTo(page, page.getByLabel('Telefone'))
    await page.keyboard.type(ana)
    await tabTo(page, page.getByLabel('Senha', { exact: true }))
    await page.keyboard.type('pontos123')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Início')
    await expect(heading).toBeFocused()
  })

  await test.step('skips what every screen repeats', async () => {
    await page.reload()
    await expect(heading).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: /expiram em até/ }), 1)
  })

  await test.step('goes to the rewards by the tab bar', async () => {
    await tabTo(page, tabs.getByRole('link', { name: 'Recompensas' }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Recompensas')
    await expect(heading).toBeFocused()
  })

  await test.step('opens a reward, and is back at its card after Esc', async () => {
    const card = page.getByRole('button', { name: /Café coado/ })
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Café coado' })
    await expect(dialog.getByRole('heading', { name: 'Café coado' })).toBeFocused()
    await tabTo(page, dialog.getByRole('button', { name: 'Gerar voucher' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Seu código', { exact: true })).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Copiar código' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  })

  await test.step('signs out from the profile', async () => {
    await tabTo(page, tabs.getByRole('link', { name: 'Perfil' }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Perfil')
    await expect(heading).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Sair', exact: true }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Entre na sua conta')
    await expect(heading).toBeFocused()
  })
})

test('the keyboard alone signs up, proves the phone and is in', async ({ page, customer }) => {
  await page.goto('/padaria')
  await tabTo(page, page.getByRole('tab', { name: 'Acessar' }))
  await page.keyboard.press('ArrowRight')
  for (const [label, text] of [
    ['Nome', lia.name],
    ['Telefone', lia.phone],
    ['E-mail', lia.email],
    ['Data de nascimento', lia.birthDate],
    ['Gênero', lia.gender],
    ['Senha', lia.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }), 2)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(title(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Código de confirmação'))
  await page.keyboard.type(await customer.code(lia.phone, 'identity'))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Início')
  await expect(title(page)).toBeFocused()
})

test('the keyboard alone chooses a tab by arrows, Home and End, resets a password and signs in with it', async ({
  page,
  customer,
}) => {
  const password = 'outra senha 1'
  await page.goto('/padaria')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tabTo(page, tab('Acessar'))
  for (const { key, name, heading } of [
    { key: 'ArrowRight', name: 'Inscrever-se', heading: 'Crie sua conta' },
    { key: 'ArrowRight', name: 'Redefinir', heading: 'Redefina sua senha' },
    { key: 'ArrowRight', name: 'Acessar', heading: 'Entre na sua conta' },
    { key: 'ArrowLeft', name: 'Redefinir', heading: 'Redefina sua senha' },
    { key: 'Home', name: 'Acessar', heading: 'Entre na sua conta' },
    { key: 'End', name: 'Redefinir', heading: 'Redefina sua senha' },
  ]) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // Tab skips the other tabs: the next stop is the form.
  await tabTo(page, page.getByLabel('Telefone'), 1)
  await page.keyboard.type(ana)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Crie uma nova senha')
  await expect(title(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Código de confirmação'))
  await page.keyboard.type(await customer.code(ana, 'sms'))
  await tabTo(page, page.getByLabel('Nova senha'), 1)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(title(page)).toBeFocused()
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await tabTo(page, page.getByLabel('Senha', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Início')
})
