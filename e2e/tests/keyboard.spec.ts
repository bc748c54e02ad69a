import {
  button,
  expect,
  formTab,
  lia,
  resize,
  tabLink,
  tabTo,
  test,
  title,
  type Locator,
  type Page,
} from '../kit/index.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ana = '11912345678'

/** Goes to a field by the tab key, and types. @param most how often the key may be pressed */
async function type(page: Page, label: string, text: string, most?: number): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }), most)
  await page.keyboard.type(text)
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function arrives(page: Page, heading: string, focused = title(page)): Promise<void> {
  await expect(title(page)).toHaveText(heading)
  await expect(focused).toBeFocused()
}

/** The cursor is in the code. What else the view says, its form is named after. */
async function enterCode(page: Page, heading: string, code: string): Promise<void> {
  await arrives(page, heading, page.getByRole('form', { name: heading }).getByLabel('Código de confirmação'))
  await page.keyboard.type(code)
}

test('a customer can do everything with the keyboard alone', async ({ page, customer }) => {
  await test.step('skips what every screen repeats', async () => {
    await customer.openSignedIn(ana, '/padaria')
    await expect(title(page)).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: /expiram/ }), 2)
  })

  await test.step('goes to the rewards by the tab bar', async () => {
    await press(page, tabLink(page, 'Recompensas'))
    await arrives(page, 'Recompensas')
  })

  await test.step('opens a reward, and is back at its card after Esc', async () => {
    const card = page.getByRole('button', { name: /Café coado/ })
    await press(page, card)
    const dialog = page.getByRole('dialog', { name: 'Café coado' })
    await expect(dialog.getByRole('heading', { name: 'Café coado' })).toBeFocused()
    await press(page, dialog.getByRole('button', { name: 'Gerar voucher' }))
    await expect(dialog.getByText('Seu código', { exact: true })).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Copiar código' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  })

  await test.step('signs out from the profile', async () => {
    await press(page, tabLink(page, 'Perfil'))
    await arrives(page, 'Perfil')
    await press(page, button(page, 'Sair'))
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Sair' }))
    await arrives(page, 'Entre na sua conta')
  })
})

test('the keyboard alone signs up, proves the phone and is in', async ({ page, customer }) => {
  await page.goto('/padaria')
  await tabTo(page, formTab(page, 'Acessar'))
  await page.keyboard.press('ArrowRight')
  for (const [label, text] of [
    ['Nome', lia.name],
    ['Telefone', lia.phone],
    ['E-mail', lia.email],
    ['Data de nascimento', lia.birthDate],
    ['Gênero', lia.gender],
    ['Senha', lia.password],
  ] as const)
    await type(page, label, text, 3)
  await page.keyboard.press('Enter')
  await enterCode(page, 'Confirme seu telefone', await customer.code(lia.phone, 'identity'))
  await arrives(page, 'Início, Padaria Estrela')
})

test('the keyboard alone chooses tabs, resets a password and signs in with it', async ({ page, customer }) => {
  const password = 'outra senha 1'
  await page.goto('/padaria')
  await tabTo(page, formTab(page, 'Acessar'))
  for (const [key, name, heading] of [
    ['ArrowRight', 'Inscrever-se', 'Crie sua conta'],
    ['ArrowRight', 'Redefinir', 'Redefina sua senha'],
    ['ArrowRight', 'Acessar', 'Entre na sua conta'],
    ['ArrowLeft', 'Redefinir', 'Redefina sua senha'],
    ['Home', 'Acessar', 'Entre na sua conta'],
    ['End', 'Redefinir', 'Redefina sua senha'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(formTab(page, name)).toBeFocused()
    await expect(formTab(page, name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // Tab skips the other tabs: the next stop is the form.
  await type(page, 'Telefone', ana, 1)
  await page.keyboard.press('Enter')
  await enterCode(page, 'Crie uma nova senha', await customer.code(ana, 'sms'))
  await type(page, 'Nova senha', password, 1)
  await page.keyboard.press('Enter')
  await arrives(page, 'Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await type(page, 'Senha', password)
  await page.keyboard.press('Enter')
  await arrives(page, 'Início, Padaria Estrela')
})

test('Tab goes through the regions as the eye does, and what is typed stays when the window changes', async ({
  page,
  customer,
}) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const name = page.getByLabel('Nome')
  await name.fill('Ana Maria')
  for (const [width, place, inOrder] of [
    [390, 'main + nav', ['HEADER', 'MAIN', 'NAV', 'BODY']],
    [1280, 'nav + main', ['HEADER', 'NAV', 'MAIN', 'BODY']],
    [390, 'main + nav', ['HEADER', 'MAIN', 'NAV', 'BODY']],
  ] as const) {
    await name.focus()
    await resize(page, width)
    await expect(page.locator(place)).toBeVisible()
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('Ana Maria')
    await tabTo(page, page.getByRole('link', { name: 'Ir para o conteúdo' }))
    const regions = new Set<string | undefined>()
    while (!regions.has('BODY')) {
      await page.keyboard.press('Tab')
      regions.add(await page.evaluate(() => document.activeElement?.closest('header, nav, main, body')?.tagName))
    }
    expect([...regions], `${width} px`).toEqual(inOrder)
  }
})
