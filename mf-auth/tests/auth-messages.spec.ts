import {
  addFault,
  chooseTab,
  clientOf,
  codeField,
  confirm,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  lia,
  press,
  resize,
  settled,
  signInWith,
  signUpWith,
  test,
  title,
  type Locator,
  type Platform,
} from '../../e2e/kit/index.ts'

/* How the signed-out area tells what the provider and the helper answer; every answer is in `src/answers.test.ts`. */
const ana = '11912345678'
const davi = '31933334444'
const elisa = '41944445555'

const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const wrongCode = 'Código de confirmação inválido'
const taken = 'Telefone ou E-mail já está vinculado a outra conta'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

/** Has the provider refuse an operation, by the name of its refusal. */
const refuse = (platform: Platform, operation: string, name: string) =>
  addFault(platform, { service: 'identity', operation, kind: 'status', status: 400, name })

/** A code of the same length that is not this one. */
const otherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

test('a failure is told in a toast, what to do beside its field [8.19, 8.22]', async ({ page, platform }) => {
  const expectTold = async (field: string, advice: string | RegExp) => {
    await expectToast(page, generic)
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(advice)
  }
  await refuse(platform, 'InitiateAuth', 'TooManyFailedAttemptsException')
  await refuse(platform, 'SignUp', 'InvalidPasswordException')
  await page.goto('/padaria')
  await signInWith(page, ana)
  await expectTold('Senha', 'Muitas tentativas. Aguarde alguns minutos e tente de novo.')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expectTold('Senha', /mais forte/)
  const password = page.getByLabel('Senha', { exact: true })
  await password.press('1')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await expect(password).toHaveAccessibleDescription(/^Escolha uma senha mais forte[^.]+\.$/)
})

test('a refused password and a refused code say so beside their field too, until it changes [8.16, 8.23]', async ({
  page,
  customer,
}) => {
  const expectRefused = async (field: Locator, error: string | RegExp) => {
    await expect(field).toHaveAccessibleDescription(error)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await field.press('1')
    await expect(field).not.toHaveAttribute('aria-invalid')
  }
  await page.goto('/padaria')
  await resize(page, 320, 900)
  const submit = page.getByRole('button', { name: 'Acessar', exact: true })
  const place = await submit.boundingBox()
  await signInWith(page, ana, 'senha errada')
  await expect(page.getByText('Confira telefone e senha.')).toBeVisible()
  await expect.poll(() => submit.boundingBox(), 'an error moves nothing').toEqual(place)
  await expectRefused(page.getByLabel('Senha', { exact: true }), 'Confira telefone e senha.')
  await press(page, 'Esqueci minha senha')
  await press(page, 'Enviar código')
  const code = await customer.code(ana, 'sms')
  await expect(codeField(page)).toHaveAccessibleDescription('4 a 6 números, por SMS ou ligação.')
  await codeField(page).fill(otherThan(code))
  await page.getByLabel('Nova senha', { exact: true }).fill('segredo1')
  await page.getByLabel('Nova senha', { exact: true }).press('Enter')
  await expectRefused(codeField(page), new RegExp(`${wrongCode}$`))
  await expect(codeField(page)).toHaveValue('1')
})

test('sign-in: an unconfirmed account is confirmed first [4.33, 4.41, 8.18]', async ({ page, platform, customer }) => {
  const goesToConfirmation = () =>
    expectNeverShown(page, async () => {
      await signInWith(page, elisa)
      await expect(page.getByRole('heading', { name: 'Confirme seu telefone' })).toBeVisible()
    })
  await page.goto('/padaria')
  await test.step('its phone signs in only once it is verified', async () => {
    await clientOf(platform, 'control').put('/pool', { verifiedAliasesOnly: true })
    await goesToConfirmation()
    await press(page, 'Corrigir telefone')
    await chooseTab(page, 'Acessar')
    await clientOf(platform, 'control').put('/pool', { verifiedAliasesOnly: false })
  })
  await goesToConfirmation()
  const code = await customer.code(elisa, 'sms')
  await confirm(page, otherThan(code))
  await expectToast(page, wrongCode)
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`${wrongCode}$`))
  await expect(codeField(page)).toHaveValue('')
  await confirm(page, code)
  await expect(page.getByRole('banner')).toContainText('Elisa')
})

test('a phone of another account leads to its tabs, a sign-up made before to its code', async ({ page, platform }) => {
  const expectTaken = async (tab: string, heading: string) => {
    await confirm(page, '123456')
    await expectToast(page, taken)
    await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`${taken}$`))
    await press(page, tab)
    await expect(title(page)).toHaveText(heading)
  }
  await refuse(platform, 'ConfirmSignUp', 'AliasExistsException')
  await refuse(platform, 'VerifyUserAttribute', 'AliasExistsException')
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, { ...lia, phone: elisa })
  await expectToast(page, taken)
  await press(page, 'Receber código')
  await expectTaken('Acessar', 'Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue('(41) 94444-5555')
  await test.step('with a session, which ends', async () => {
    await signInWith(page, davi)
    await expectTaken('Redefinir', 'Redefina sua senha')
    await expect.poll(() => countCalls(platform, { service: 'identity', operation: 'RevokeToken' })).toBe(1)
    await settled(page)
    await expect(title(page)).toHaveText('Redefina sua senha')
    await expect(page.getByLabel('Telefone')).toHaveValue('(31) 93333-4444')
  })
})
