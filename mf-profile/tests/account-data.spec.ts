import {
  addFault,
  all,
  button,
  countCalls,
  customers,
  expect,
  expectNeverShown,
  expectToast,
  goOffline,
  holdCall,
  liftFaults,
  openTab,
  press,
  requestControl,
  run,
  settled,
  test,
  type Platform,
} from '../../e2e/kit/index.ts'

/* The customer's data and the form that changes them. What was done is asked of the platform's database. */
const ana = '11912345678'
const saveFailed =
  'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente'

/** Ana's attributes, as the identity provider has them. */
const attributesOf = ({ database }: Platform): Record<string, string> =>
  Object.fromEntries(
    all<{ name: string; value: string }>(
      database,
    )`SELECT name, value FROM user_attributes WHERE sub = ${customers.ana.user.sub}`.map(({ name, value }) => [
      name,
      value,
    ]),
  )

test('the avatar: picture or initial [2.29, 2.39, 8.37]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const cdn = new URL(platform.addresses.cdn).origin
  const picture = `${cdn}/images/brands/padaria.svg`
  run(platform.database)`INSERT INTO user_attributes (sub, name, value)
    VALUES (${customers.ana.user.sub}, 'picture', ${picture})`
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const avatar = page.getByRole('main').locator('img')
  await expect(avatar).toHaveAttribute('src', picture)
  for (const broken of [`${cdn}/images/nobody.svg`, '/assets/nobody.svg']) {
    run(platform.database)`UPDATE user_attributes SET value = ${broken} WHERE name = 'picture'`
    await page.reload()
    await expect(page.getByRole('main').getByText('A', { exact: true })).toBeVisible()
    await expect(avatar).toHaveCount(0)
  }
  platform.database.exec("UPDATE user_attributes SET value = ' ' WHERE name = 'name'")
  await page.reload()
  await expect(page.getByRole('main').getByText('(11) 91234-5678', { exact: true })).toBeVisible()
})

test('of faults the first is said, and nothing is sent; what the form saves [2.28, 2.39, 3.5, 5.1, 5.9, 5.16, 5.17, 5.18, 6.4, 7.30, 8.34, 9.3]', async ({
  page,
  customer,
  platform,
}) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const name = page.getByLabel('Nome')
  const birthdate = page.getByLabel('Data de nascimento')
  const gender = page.getByLabel('Gênero')
  await expect(gender).toHaveValue('2')
  const options = gender.locator('option')
  expect(
    await options.evaluateAll((found) => found.map((option) => [option.getAttribute('value'), option.textContent])),
  ).toEqual(Object.entries({ 0: 'Selecione', 1: 'Masculino', 2: 'Feminino', 9: 'Prefiro não dizer' }))
  for (const [label, value] of [
    ['Telefone', '(11) 91234-5678'],
    ['E-mail', 'ana.souza@exemplo.com.br'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel(label)).not.toBeEditable()
  }
  await expect(page.getByText('Não é possível alterar número de telefone e e-mail.')).toBeVisible()
  for (const field of [name, birthdate]) await expect(field).toHaveAttribute('required')
  await test.step('the first fault', async () => {
    // A code that the list does not offer.
    await gender.evaluate((list: HTMLSelectElement) => list.options.item(1)?.setAttribute('value', '3'))
    await gender.selectOption('3')
    await birthdate.fill('31021990')
    await name.fill('a'.repeat(101))
    await press(page, 'Salvar')
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Nome inválido')
    await expect(name).toHaveValue('a'.repeat(101))
    await expect(birthdate).not.toHaveAttribute('aria-invalid')
    await name.fill('a'.repeat(100))
    await press(page, 'Salvar')
    await expect(birthdate).toBeFocused()
    await expect(birthdate).toHaveAccessibleDescription(/A data informada não segue o padrão DD\/MM\/AAAA$/)
    await birthdate.fill('28021990')
    await press(page, 'Salvar')
    await expect(gender).toBeFocused()
    await expect(gender).toHaveAccessibleDescription('Gênero inválido')
    await settled(page)
    expect(await countCalls(platform, { operation: 'UpdateUserAttributes' })).toBe(0)
  })
  await name.fill('  João D’Ávila-Üçar ')
  await birthdate.fill('12031985')
  await gender.selectOption({ label: 'Prefiro não dizer' })
  await press(page, 'Salvar')
  await expectToast(page, 'Atualizado com sucesso!')
  await expect(page.getByRole('banner')).toContainText('João')
  await expect(page.getByRole('main').getByText('João D’Ávila-Üçar', { exact: true })).toBeVisible()
  await expect(button(page, 'Descartar')).toHaveCount(0)
  expect(attributesOf(platform)).toMatchObject({
    name: 'João D’Ávila-Üçar',
    birthdate: '1985-03-12',
    gender: '9',
    phone_number: '+5511912345678',
    phone_number_verified: 'true',
  })
})

test('what could not be saved stays in the form [8.33]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await addFault(platform, { service: 'identity', operation: 'UpdateUserAttributes', kind: 'status', status: 400 })
  const name = page.getByLabel('Nome')
  await name.fill('Lúcia Souza')
  await press(page, 'Salvar')
  await expectToast(page, saveFailed)
  expect(attributesOf(platform)['name']).toBe('Ana Souza')
  await openTab(page, 'Pontos')
  await expect(page).toHaveURL('/padaria/scores')
  await expect(name).toHaveCount(0)
  await openTab(page, 'Perfil')
  await expect(name).toHaveValue('Lúcia Souza')
  await liftFaults(platform)

  await test.step('while it is saved', async () => {
    const saving = await holdCall(platform, { service: 'identity', operation: 'UpdateUserAttributes' })
    await press(page, 'Salvar')
    await saving.untilHeld()
    await name.fill('Lúcia Mendes')
    await saving.resume()
    await expectToast(page, 'Atualizado com sucesso!')
    await expect(page.getByRole('banner')).toContainText('Lúcia')
    await expect(name).toHaveValue('Lúcia Mendes')
    await press(page, 'Descartar')
    await expect(name).toHaveValue('Lúcia Souza')
    // The button is gone: the focus is at the heading of the form.
    await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeFocused()
  })

  await test.step('a session that has ended says so, and the form says nothing', async () => {
    await requestControl(platform, 'revoke', { phone: ana })
    await name.fill('Luzia Souza')
    const saving = async () => {
      await press(page, 'Salvar')
      await expectToast(page, 'Sua sessão terminou. Entre de novo para continuar.')
    }
    await expectNeverShown(page, saving, { words: saveFailed })
  })
})

test('offline nothing is saved, and it is offered again', async ({
  page,
  customer,
  platform,
  context,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource|error occurred when fetching the script/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await page.getByLabel('Nome').fill('Lúcia Souza')
  await goOffline(page)
  await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toBeVisible()
  await press(page, 'Salvar')
  await expect(page.getByText('Você está sem conexão. Tente de novo assim que ela voltar.')).toBeVisible()
  await context.setOffline(false)
  await page.getByText('A conexão voltou. Salvar seus dados?').waitFor()
  expect(attributesOf(platform)['name']).toBe('Ana Souza')
  await press(page, 'Tentar de novo')
  await expectToast(page, 'Atualizado com sucesso!')
  expect(attributesOf(platform)['name']).toBe('Lúcia Souza')
})
