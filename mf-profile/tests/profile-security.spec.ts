import {
  addFault,
  countCalls,
  expect,
  expectToast,
  full,
  liftFaults,
  resize,
  settled,
  tabTo,
  test,
  tryToSignIn,
  type Page,
} from '../../e2e/kit/index.ts'

/* The profile's 'Segurança': the password, and every device at once. Remembered devices need a sign-in: `e2e/tests/account.spec.ts`. */
const ana = '11912345678'
const notTracked = 'Sua conta não usa aparelhos confiáveis. Não há nada a fazer aqui.'
const change = { service: 'identity', operation: 'ChangePassword' } as const

test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const expectAlert = (page: Page, text: string | RegExp) => expect(dialog(page).getByRole('alert')).toHaveText(text)
const present = (page: Page) => page.getByLabel('Senha atual', { exact: true })
const next = (page: Page) => page.getByLabel('Nova senha', { exact: true })
const confirmation = (page: Page) => page.getByLabel('Confirme a nova senha', { exact: true })
const submit = (page: Page) => row(page, 'Salvar nova senha').click()

async function type(page: Page, presentPassword: string, nextPassword: string, again = nextPassword): Promise<void> {
  await present(page).fill(presentPassword)
  await next(page).fill(nextPassword)
  await confirmation(page).fill(again)
}

test('a new password: each fault at its field [5.1, 5.11, 5.12, 5.13, 9.2]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await row(page, 'Alterar senha').click()
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
  await addFault(platform, { ...change, kind: 'drop' })
  await type(page, 'pontos123', 'segredo-1')
  await submit(page)
  await expectAlert(page, /^Não tivemos resposta\./)
  await expect(confirmation(page)).toHaveValue('segredo-1')
  await liftFaults(platform)
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
  await expectAlert(page, 'Foram muitas tentativas. Espere um pouco antes de tentar de novo.')
})

test('the password is changed, and told to nothing else [7.34]', async ({ page, platform, customer }) => {
  const secrets = ['senha-errada-7', 'senha-nova-8']
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => told.push(request.url()))
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await row(page, 'Alterar senha').click()
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
    await expect(row(page, 'Alterar senha')).toBeFocused()
    await row(page, 'Alterar senha').click()
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
  await expect(row(page, 'Alterar senha')).toBeFocused()
  await expectToast(page, 'Senha alterada com sucesso')
  told.push(await keptIn(page))
  expect(await tryToSignIn(platform, ana, 'senha-nova-8')).toMatchObject({ status: 200 })
  expect(await tryToSignIn(platform, ana)).toMatchObject({ status: 400 })
  expect(told.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})

test('on a very low screen a field is whole, and buttons follow each other as Tab goes', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await row(page, 'Alterar senha').click()
  await resize(page, 320, 256)
  await next(page).focus()
  await expect(next(page)).toBeInViewport({ ratio: 1 })
  const top = async (name: string) => (await dialog(page).getByRole('button', { name }).boundingBox())?.y ?? NaN
  await expect.poll(async () => (await top('Salvar nova senha')) - (await top('Cancelar'))).toBeGreaterThanOrEqual(0)
})

/** Both storages, as one text. */
const keptIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('devices that do not come, and a session that has ended [8.8, 8.9]', async ({ page, customer, platform }) => {
  // The last call that a start makes by itself: refused, it would end the session first.
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await row(page, 'Aparelhos confiáveis').click()
  await expectAlert(page, notTracked)
  await page.keyboard.press('Escape')
  await addFault(platform, { service: 'identity', operation: 'ListDevices', kind: 'drop' })
  await row(page, 'Aparelhos confiáveis').click()
  await expectAlert(page, 'Não tivemos resposta. Verifique sua conexão e tente de novo.')
  await liftFaults(platform)
  await row(page, 'Tentar de novo').click()
  await expectAlert(page, notTracked)
  await expect(dialog(page).getByRole('heading')).toBeFocused()
  await acknowledged
  await page.keyboard.press('Escape')
  platform.database.exec(`DELETE FROM users WHERE username = 'ana_souza_4k2p'`)
  await row(page, 'Aparelhos confiáveis').click()
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
  await row(page, 'Sair de todos os dispositivos').click()
  await row(page, 'Cancelar').click()
  await settled(page)
  expect(await countCalls(platform, { operation: 'GlobalSignOut' })).toBe(0)
  await row(page, 'Sair de todos os dispositivos').click()
  await row(page, 'Sair de todos').click()
  for (const tab of [page, other]) await expect(tab.getByRole('banner')).toHaveCount(0)
  await expectToast(
    page,
    'Você saiu deste aparelho, mas os outros podem continuar conectados. Entre de novo e repita “Sair de todos os dispositivos”.',
  )
  expect(await countCalls(platform, { operation: 'GlobalSignOut' })).toBe(1)
})

test(
  'the keyboard alone works through each dialog, and is back at its row',
  { tag: full },
  async ({ page, customer }) => {
    await customer.openSignedIn(ana, '/padaria/user-profile')
    for (const { name, title, last } of [
      { name: 'Alterar senha', title: 'Alterar senha', last: 'Salvar nova senha' },
      { name: 'Aparelhos confiáveis', title: 'Aparelhos confiáveis', last: undefined },
      { name: 'Baixar meus dados', title: 'Baixar meus dados', last: 'Preparar arquivo' },
      { name: 'Sair de todos os dispositivos', title: 'Sair de todos os dispositivos?', last: 'Sair de todos' },
    ]) {
      await tabTo(page, row(page, name))
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('heading', { name: title })).toBeFocused()
      if (last) await tabTo(page, row(page, last))
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(row(page, name)).toBeFocused()
    }
    await page.getByRole('heading', { level: 1 }).focus()
    await tabTo(page, row(page, 'Excluir conta'))
    await page.keyboard.press('Enter')
    await tabTo(page, row(page, 'Continuar'))
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Esta é a última confirmação' })).toBeFocused()
    await tabTo(page, page.getByLabel('Digite EXCLUIR para confirmar'))
    await page.keyboard.type('excluir')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Sua conta foi excluída.')
    await expect(page.getByRole('banner')).toHaveCount(0)
  },
)
