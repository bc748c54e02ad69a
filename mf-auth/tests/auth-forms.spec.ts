import {
  askForReset,
  chooseTab,
  countCalls,
  expect,
  lia,
  press,
  settled,
  signInWith,
  signUpWith,
  test,
  type Page,
} from '../../e2e/kit/index.ts'

/* What the forms refuse, and how they help while somebody types (spec §5). */
const ana = '11912345678'

/** The page shows one error. It describes its field, which has the focus. */
async function expectError(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await expect(field).toHaveAccessibleDescription(message)
  await expect(field).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
}

test('sign-up shows one error at a time, in the order of its fields, beside the field that has the focus; a birth date keeps every digit, and the username is derived from the name [5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 5.7, 5.8, 5.9, 5.10, 5.11, 5.12, 5.19]', async ({
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
    ['Telefone', '1191234567', 'O número de telefone deve ter no mínimo 11 dígitos.', lia.phone],
    ['Telefone', '119123456789', 'O número de telefone deve ter no mínimo 11 dígitos.', lia.phone],
    ['E-mail', '', 'O campo email é obrigatório.', lia.email],
    ['E-mail', 'lia@example', 'O email informado é inválido.', lia.email],
    ['Data de nascimento', '', 'O campo data de nascimento é obrigatório.', lia.birthDate],
    ['Data de nascimento', '31021990', 'A data informada não segue o padrão DD/MM/AAAA', lia.birthDate],
    ['Data de nascimento', '12031890', 'A data informada não segue o padrão DD/MM/AAAA', lia.birthDate],
    ['Gênero', '0', 'O campo gênero é obrigatório.', '2'],
    ['Senha', '', 'O campo senha é obrigatório.', ''],
    ['Senha', '12345', 'A senha deve ter no mínimo 6 caracteres.', ''],
  ] as const) {
    await test.step(`${label} "${wrong}"`, async () => {
      await enter(label, wrong)
      await press(page, 'Inscrever-se')
      await expectError(page, label, message)
      await enter(label, right)
    })
  }
  await settled(page)
  expect(await countCalls(platform, { service: 'identity' })).toBe(0)
  const birthDate = page.getByLabel('Data de nascimento')
  await test.step('typed at full speed', async () => {
    await birthDate.fill('')
    await birthDate.pressSequentially('12031990')
    await expect(birthDate).toHaveValue('12/03/1990')
  })
  await test.step('a digit changed in the middle', async () => {
    for (let character = 1; character <= 5; character += 1) await birthDate.press('ArrowLeft')
    await birthDate.press('Backspace')
    await birthDate.pressSequentially('4')
    await expect(birthDate).toHaveValue('12/04/1990')
  })
  await test.step('filled in by the browser, all at once', async () => {
    await birthDate.fill('1990-03-12')
    await expect(birthDate).toHaveValue('12/03/1990')
  })
  await test.step('sent', async () => {
    const asked = page.waitForRequest((request) => request.headers()['x-amz-target']?.endsWith('.SignUp') ?? false)
    await signUpWith(page, { ...lia, name: 'João da Silva', birthDate: '1990-03-12' })
    const body = (await asked).postDataJSON() as { Username: string; UserAttributes: unknown[] }
    expect(body.Username).toMatch(/^joao_da_silva_[0-9a-f]{8}$/)
    expect(body.UserAttributes).toContainEqual({ Name: 'birthdate', Value: '1990-03-12' })
    await expect(page.getByLabel('Código de confirmação')).toBeVisible()
  })
})

test('sign-in, reset and verify refuse an empty or short field before any call; a phone keeps every digit, typed, pasted or filled in, and is sent with +55 [5.3, 5.11, 5.12, 5.14, 5.15]', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  await page.goto('/padaria')
  await test.step('sign-in', async () => {
    await press(page, 'Acessar')
    await expectError(page, 'Telefone', 'O campo telefone é obrigatório.')
    await page.getByLabel('Telefone').fill(ana)
    await press(page, 'Acessar')
    await expectError(page, 'Senha', 'O campo senha é obrigatório.')
    await page.getByLabel('Senha', { exact: true }).fill('12345')
    await press(page, 'Acessar')
    await expectError(page, 'Senha', 'A senha deve ter no mínimo 6 caracteres.')
    await settled(page)
    expect(await countCalls(platform, { service: 'identity' })).toBe(0)
  })
  const phone = page.getByLabel('Telefone')
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
  await test.step('filled in by the browser, all at once', async () => {
    await phone.fill('5511912345678')
    await expect(phone).toHaveValue('(11) 91234-5678')
  })
  await test.step('the phone is sent', async () => {
    const asked = page.waitForRequest(
      (request) => request.headers()['x-amz-target']?.endsWith('.InitiateAuth') ?? false,
    )
    await signInWith(page, '5511912345678', 'pontos124')
    expect((await asked).postDataJSON()).toMatchObject({ AuthParameters: { USERNAME: `+55${ana}` } })
  })
  await test.step('reset', async () => {
    await chooseTab(page, 'Redefinir')
    const before = await countCalls(platform, { service: 'authHelper' })
    await page.getByLabel('Telefone').fill('')
    await press(page, 'Enviar código')
    await expectError(page, 'Telefone', 'O campo telefone é obrigatório.')
    await settled(page)
    expect(await countCalls(platform, { service: 'authHelper' })).toBe(before)
  })
  await test.step('verify', async () => {
    await askForReset(page, ana)
    await press(page, 'Confirmar')
    await expectError(page, 'Código de confirmação', 'O campo código de confirmação é obrigatório.')
    await page.getByLabel('Código de confirmação').fill('12345')
    await press(page, 'Confirmar')
    await expectError(page, 'Nova senha', 'O campo senha é obrigatório.')
    await page.getByLabel('Nova senha').fill('12345')
    await press(page, 'Confirmar')
    await expectError(page, 'Nova senha', 'A senha deve ter no mínimo 6 caracteres.')
    await settled(page)
    expect(await countCalls(platform, { service: 'authHelper', operation: 'verify' })).toBe(0)
  })
})
