import {
  addFault,
  button,
  countCalls,
  expect,
  expectToast,
  liftFaults,
  press,
  resize,
  settled,
  test,
  tryToSignIn,
  type Page,
} from '../../e2e/kit/index.ts'

const ana = '11912345678'
test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

const dialog = (page: Page) => page.getByRole('dialog')
const present = (page: Page) => page.getByLabel('Senha atual', { exact: true })
const next = (page: Page) => page.getByLabel('Nova senha', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirme a nova senha', { exact: true })
const submit = (page: Page) => press(page, 'Salvar nova senha')

async function type(page: Page, presentPassword: string, nextPassword: string, again = nextPassword): Promise<void> {
  await present(page).fill(presentPassword)
  await next(page).fill(nextPassword)
  await confirmation(page).fill(again)
}

test('a new password: each fault at its field [5.1, 5.11, 5.12, 5.13, 9.2]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await press(page, 'Alterar senha')
  await submit(page)
  await expect(present(page)).toBeFocused()
  await expect(present(page)).toHaveAccessibleDescription('O campo senha é obrigatório.')
  await type(page, 'pontos123', 'curta')
  await submit(page)
  await expect(next(page)).toBeFocused()
  await expect(next(page)).toHaveAccessibleDescription(/A senha deve ter no mínimo 6 caracteres\.$/)
  await type(page, 'pontos123', 'segredo-1', 'segredo-2')
  await submit(page)
  await expect(confirmation(page)).toBeFocused()
  await expect(confirmation(page)).toHaveAccessibleDescription('As senhas não coincidem.')
  await settled(page)
  expect(await countCalls(platform, { operation: 'ChangePassword' })).toBe(0)
  for (const [field, purpose] of [
    [present(page), 'current-password'],
    [next(page), 'new-password'],
    [confirmation(page), 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('autocomplete', purpose)
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('required')
  }
  await type(page, 'pontos123', 'segredo-1')
  const change = { service: 'identity', operation: 'ChangePassword' } as const
  await addFault(platform, { ...change, kind: 'status', status: 400, name: 'InvalidPasswordException' })
  await submit(page)
  await expect(next(page)).toBeFocused()
  await expect(next(page)).toHaveAccessibleDescription(/Escolha uma senha mais forte/)
  await next(page).fill('segredo-2')
  await next(page).fill('segredo-1')
  await expect(next(page)).not.toHaveAttribute('aria-invalid')
  await expect(next(page)).toHaveAccessibleDescription(/^Escolha uma senha mais forte[^.]+\.$/)
  await liftFaults(platform)
  platform.database.exec(`
    INSERT INTO attempts (sub, kind, attempted_at)
      SELECT sub, 'wrong previous password', ${Date.now()} FROM seed_customers, (VALUES (1), (2), (3), (4), (5)) WHERE phone = '${ana}'`)
  await submit(page)
  await expect(confirmation(page)).toHaveValue('segredo-1')
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Foram muitas tentativas. Espere um pouco antes de tentar de novo.',
  )
  // The line above the buttons shows where a field is beneath them.
  const foot = dialog(page).getByRole('button', { name: 'Cancelar' }).locator('..')
  await expect(foot).toHaveCSS('border-top-width', '1px')
  const hasLine = () => foot.evaluate((it) => document.elementFromPoint(200, it.getBoundingClientRect().y + 0.5) === it)
  for (const height of [360, 900]) {
    await resize(page, 740, height)
    await expect.poll(hasLine).toBe(height === 360)
  }
  await test.step('on a very low screen a field is whole, and buttons follow each other as Tab goes', async () => {
    await resize(page, 320, 256)
    await next(page).focus()
    await expect(next(page)).toBeInViewport({ ratio: 1 })
    const top = async (name: string) => (await dialog(page).getByRole('button', { name }).boundingBox())?.y ?? NaN
    await expect.poll(async () => (await top('Salvar nova senha')) - (await top('Cancelar'))).toBeGreaterThanOrEqual(0)
  })
})

test('the password is changed, and told to nothing else [7.34]', async ({ page, platform, customer }) => {
  const secrets = ['senha-errada-7', 'senha-nova-8']
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => told.push(request.url()))
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await press(page, 'Alterar senha')
  await test.step('a press beside the dialog closes it, and gives the focus back; a pull out of it does not', async () => {
    const title = dialog(page).getByRole('heading', { name: 'Alterar senha' })
    await expect(title).toBeFocused()
    for (const move of ['out', 'in']) {
      if (move === 'out') await title.hover()
      else await page.mouse.move(200, 20)
      await page.mouse.down()
      if (move === 'out') await page.mouse.move(200, 20)
      else await title.hover()
      await page.mouse.up()
    }
    await expect(title).toBeFocused()
    await page.mouse.click(200, 20)
    await expect(dialog(page)).toBeHidden()
    await expect(button(page, 'Alterar senha')).toBeFocused()
    await press(page, 'Alterar senha')
  })
  await type(page, 'senha-errada-7', 'senha-nova-8')
  await submit(page)
  await expect(present(page)).toBeFocused()
  await expect(present(page)).toHaveAccessibleDescription('A senha atual está incorreta.')
  await expect(next(page)).toHaveValue('senha-nova-8')
  await dialog(page).getByRole('button', { name: 'Mostrar: Senha atual' }).click()
  await expect(present(page)).toHaveAttribute('type', 'text')
  await present(page).fill('pontos123')
  told.push(await keptIn(page))
  await submit(page)
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Alterar senha')).toBeFocused()
  await expectToast(page, 'Senha alterada com sucesso')
  told.push(await keptIn(page))
  expect(await tryToSignIn(platform, ana, 'senha-nova-8')).toMatchObject({ status: 200 })
  expect(await tryToSignIn(platform, ana)).toMatchObject({ status: 400 })
  expect(told.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})

/** Both storages, as one text. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
