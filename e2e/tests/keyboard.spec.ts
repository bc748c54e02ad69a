import {
  button,
  chooseTab,
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

async function arrives(page: Page, heading: string): Promise<void> {
  await expect(title(page)).toHaveText(heading)
  await expect(title(page)).toBeFocused()
}

test('a customer can do everything with the keyboard alone', async ({ page, customer }) => {
  await test.step('skips what every screen repeats', async () => {
    await customer.openSignedIn(ana, '/padaria')
    await expect(title(page)).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: /expiram em até/ }), 1)
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
    await type(page, label, text, 2)
  await page.keyboard.press('Enter')
  await arrives(page, 'Confirme seu telefone')
  await type(page, 'Código de confirmação', await customer.code(lia.phone, 'identity'))
  await page.keyboard.press('Enter')
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
  await arrives(page, 'Crie uma nova senha')
  await type(page, 'Código de confirmação', await customer.code(ana, 'sms'))
  await type(page, 'Nova senha', password, 1)
  await page.keyboard.press('Enter')
  await arrives(page, 'Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await type(page, 'Senha', password)
  await page.keyboard.press('Enter')
  await arrives(page, 'Início, Padaria Estrela')
})

const windows = [
  [390, 844],
  [320, 256],
  [1280, 900],
  [740, 360],
] as const

/** Tab leads once around the view, in each window. */
async function expectStopsInSight(page: Page, view: string): Promise<void> {
  for (const [width, height] of windows) {
    await resize(page, width, height)
    const stops: string[] = []
    do {
      await page.keyboard.press('Tab')
      const { stop, hidden } = await page.evaluate(focusedStop)
      expect.soft(hidden, `${view}, ${width} × ${height}: ${stop}`).toBe(false)
      stops.push(stop)
    } while (stops.at(-1) !== 'the browser' && stops.length < 60)
    expect(stops.length, stops.join()).toBeGreaterThan(3)
    expect(stops.length, stops.join()).toBeLessThan(60)
  }
}

/** Runs in the page. Which element has the focus, and whether the window's edge or what stands fixed in it hides some of it. */
function focusedStop(): { stop: string; hidden: boolean } {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return { stop: 'the browser', hidden: false }
  const stop = element.getAttribute('aria-label') ?? (element.textContent || element.id)
  const { left, right, top, bottom, height } = (element.closest('label') ?? element).getBoundingClientRect()
  const end = height > innerHeight ? innerHeight - 1 : bottom
  const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
    [top + 1, (top + end) / 2, end - 1].map((y) => [x, y] as const),
  )
  const isCovered = ([x, y]: readonly [number, number]) => {
    let over = document.elementFromPoint(x, y)
    while (over && !/fixed|sticky/.test(getComputedStyle(over).position)) over = over.parentElement
    return over !== null && !over.contains(element)
  }
  // A scroll position is a whole number.
  const isOutside = top < -1 || end > innerHeight + 1 || left < 0 || right > innerWidth
  return { stop, hidden: isOutside || points.some(isCovered) }
}

test('whatever the keyboard reaches is in sight, in any window', async ({ page, customer }) => {
  await page.goto('/padaria')
  for (const tab of ['Acessar', 'Inscrever-se', 'Redefinir'] as const) {
    await chooseTab(page, tab)
    await expectStopsInSight(page, tab)
  }
  await customer.openSignedIn(ana, '/padaria/rewards')
  for (const reward of [/Café coado/, /Degustação da semana/]) {
    await page.getByRole('button', { name: reward }).click()
    await button(page, 'Gerar voucher').click()
    await expect(page.getByText('Seu código', { exact: true })).toBeVisible()
    await button(page, 'Fechar').click()
  }
  for (const view of ['rewards', 'rewards/vouchers', 'user-profile', 'scores', '']) {
    await page.goto(`/padaria/${view}`)
    await expect(title(page)).toBeAttached()
    await expectStopsInSight(page, view)
  }
})
