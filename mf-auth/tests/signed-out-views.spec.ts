import {
  chooseTab,
  countCalls,
  expect,
  lia,
  press,
  resize,
  settled,
  test,
  title,
  type Page,
} from '../../e2e/kit/index.ts'

/* What the tabs show (spec §2), what their forms refuse and how they help while somebody types (spec §5); which view follows which is in `flow.test.ts`. */
const ana = '11912345678'

const fields = (page: Page) => page.locator('form label')
const federated = (page: Page) => page.getByRole('button', { name: /^Acessar com / })
const termsLink = (page: Page) => page.getByRole('link', { name: /termos de uso/i })

/** The page shows one error. It describes its field, which has the focus. */
async function expectError(page: Page, label: string, message: string, hint = ''): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveAccessibleDescription(`${hint} ${message}`.trim())
  await expect(field).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
}

test('the frame, and three tabs with their forms; where both fit, fields stand beside each other [1.1, 2.13, 2.14, 2.15, 2.16, 2.18, 2.19, 2.20, 2.21, 2.22, 3.5]', async ({
  page,
  platform,
}) => {
  const { cdn, mainSite, terms } = platform.addresses
  const expectFrame = async (logo: string) => {
    const footer = page.getByRole('contentinfo')
    const platformLink = footer.getByRole('link', { name: 'Plataforma de fidelidade' })
    await expect(platformLink).toHaveAttribute('href', `${mainSite}/social`)
    await expect(footer).toContainText('© 2026 Meus Pontos')
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', logo)
    await expect(title(page)).toHaveText('Entre na sua conta')
  }
  const box = async (label: string) => (await page.getByLabel(label).boundingBox()) ?? { y: NaN }
  await page.goto('/')
  await expectFrame('/assets/logo.svg')
  await expect(page.getByRole('link', { name: 'Meus Pontos' })).toHaveAttribute('href', mainSite)
  await expect(termsLink(page)).toHaveCount(0)
  await page.goto('/padaria')
  await expectFrame(`${cdn}/brands/padaria.svg`)
  await expect(page.getByText('Padaria Estrela')).toBeVisible()
  await expect(page.getByText('Junte pontos e troque por recompensas.')).toBeVisible()
  await expect(page.getByRole('main').locator('a, button').last()).toHaveText(/^Termos de uso/)
  await expect(page.getByRole('link', { name: 'Padaria Estrela' })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText(['Acessar', 'Inscrever-se', 'Redefinir'])
  await expect(fields(page)).toHaveText(['Telefone', 'Senha'])
  await expect(federated(page)).toHaveText(['Acessar com Apple', 'Acessar com Google'])
  await expect(termsLink(page)).toHaveAttribute('href', `${terms}/padaria`)
  await resize(page, 320, 568)
  await expect(page.getByRole('button', { name: 'Acessar', exact: true })).toBeInViewport({ ratio: 1 })
  await test.step('on a phone in landscape both fields are whole in sight', async () => {
    for (const [width, height] of [
      [740, 360],
      [568, 320],
    ] as const) {
      await resize(page, width, height)
      for (const label of ['Telefone', 'Senha'])
        await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 })
    }
  })
  await chooseTab(page, 'Inscrever-se')
  await test.step('sign-up', async () => {
    await expect(fields(page)).toHaveText(['Nome', 'Telefone', 'E-mail', 'Data de nascimento', 'Gênero', 'Senha'])
    for (const [name, reason, labels] of [
      ['Seu contato', /código/, ['Nome', 'Telefone', 'E-mail']],
      ['Sua conta', /^Nascimento e gênero ajudam/, ['Data de nascimento', 'Gênero', 'Senha']],
    ] as const) {
      const group = page.getByRole('group', { name })
      await expect(group).toHaveAccessibleDescription(reason)
      await expect(group.locator('label')).toHaveText([...labels])
    }
    // Above the form.
    await expect(page.getByRole('tabpanel').getByRole('button').first()).toHaveText('Acessar com Apple')
    await expect(federated(page)).toHaveText(['Acessar com Apple', 'Acessar com Google'])
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('placeholder', 'Pelo menos 6 caracteres')
    await expect(page.getByText(/^Ao se inscrever, você aceita os termos de uso/)).toBeVisible()
    await expect(termsLink(page)).toHaveAttribute('href', `${terms}/padaria`)
    const options = page.getByLabel('Gênero').locator('option')
    await expect
      .poll(() =>
        options.evaluateAll((found) => found.map((option) => [option.getAttribute('value'), option.textContent])),
      )
      .toEqual(Object.entries({ 0: 'Selecione', 1: 'Masculino', 2: 'Feminino', 9: 'Prefiro não dizer' }))
    const below = async () => (await box('Gênero')).y - (await box('Data de nascimento')).y
    await resize(page, 360)
    await expect.poll(below).toBe(0)
    await resize(page, 320)
    await expect.poll(below).toBeGreaterThan(0)
    // On a desktop all of it is in sight.
    await resize(page, 1280, 800)
    await expect(page.getByRole('button', { name: 'Inscrever-se' })).toBeInViewport({ ratio: 1 })
    expect((await box('Nome')).y).toBe((await box('Data de nascimento')).y)
  })
  await chooseTab(page, 'Redefinir')
  await expect(fields(page)).toHaveText(['Telefone'])
  await press(page, 'Enviar código')
  await expectError(page, 'Telefone', 'O campo telefone é obrigatório.')
})

test('sign-up shows one error at a time, in the order of its fields, beside the field that has the focus [5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 5.10, 5.11, 5.12]', async ({
  page,
  platform,
}) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  const enter = (label: string, value: string) => {
    const field = page.getByLabel(label, { exact: true })
    return label === 'Gênero' ? field.selectOption(value) : field.fill(value)
  }
  for (const [label, wrong, message, right] of [
    ['Nome', '', 'O campo nome é obrigatório.', lia.name],
    ['Telefone', '', 'O campo telefone é obrigatório.', lia.phone],
    ['Telefone', '119123456789', 'O número de telefone deve ter no mínimo 11 dígitos.', lia.phone],
    ['E-mail', '', 'O campo email é obrigatório.', lia.email],
    ['E-mail', 'lia@example', 'O email informado é inválido.', lia.email],
    ['Data de nascimento', '', 'O campo data de nascimento é obrigatório.', lia.birthDate],
    ['Data de nascimento', '12031890', 'A data informada não segue o padrão DD/MM/AAAA', lia.birthDate],
    ['Gênero', '0', 'O campo gênero é obrigatório.', '2'],
    ['Senha', '', 'O campo senha é obrigatório.', ''],
    ['Senha', '12345', 'A senha deve ter no mínimo 6 caracteres.', ''],
  ] as const) {
    await test.step(`${label} "${wrong}"`, async () => {
      await enter(label, wrong)
      await press(page, 'Inscrever-se')
      await expectError(page, label, message, label === 'Telefone' ? 'Com DDD: 11 números' : '')
      await enter(label, right)
    })
  }
  await settled(page)
  expect(await countCalls(platform, { service: 'identity' })).toBe(0)
})

test('sign-in refuses an empty or short field before any call, and announces an error where the focus is already; a phone keeps every digit, typed or pasted [5.3, 5.11, 5.12]', async ({
  page,
  context,
  platform,
}) => {
  const phone = page.getByLabel('Telefone')
  const announced = page.getByRole('status').filter({ hasText: 'O campo telefone é obrigatório.' })
  await page.goto('/padaria')
  await test.step('an error where the focus is already is announced; else it is read with its field', async () => {
    await phone.focus()
    await expect(page.getByRole('tabpanel').getByRole('status')).toBeEmpty()
    await phone.press('Enter')
    await expect(announced).toBeVisible()
    await press(page, 'Acessar')
    await expect(announced).toHaveCount(0)
    await expectError(page, 'Telefone', 'O campo telefone é obrigatório.')
  })
  await test.step('a password', async () => {
    await phone.fill(ana)
    await press(page, 'Acessar')
    await expectError(page, 'Senha', 'O campo senha é obrigatório.')
    await page.getByLabel('Senha', { exact: true }).fill('12345')
    await press(page, 'Acessar')
    await expectError(page, 'Senha', 'A senha deve ter no mínimo 6 caracteres.')
    await settled(page)
    expect(await countCalls(platform, { service: 'identity' })).toBe(0)
  })
  await test.step('typed at full speed', async () => {
    await phone.fill('')
    await phone.pressSequentially(ana)
    await expect(phone).toHaveValue('(11) 91234-5678')
  })
  await test.step('a digit taken out of the middle, another put in its place', async () => {
    for (let digit = 1; digit <= 5; digit += 1) await phone.press('ArrowLeft')
    await phone.press('Backspace')
    await expect(phone).toHaveValue('(11) 91235-678')
    await phone.pressSequentially('09')
    await expect(phone).toHaveValue('(11) 91230-95678')
    await phone.press('Backspace')
    await expect(phone).toHaveValue('(11) 91230-5678')
  })
  await test.step('pasted with country code and punctuation', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('+55 (11) 91234-5678'))
    await phone.press('ControlOrMeta+a')
    await phone.press('ControlOrMeta+v')
    await expect(phone).toHaveValue('(11) 91234-5678')
  })
})
