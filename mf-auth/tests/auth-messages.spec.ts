import {
  addFault,
  askForReset,
  chooseTab,
  clientOf,
  codeField,
  confirm,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  lia,
  liftFaults,
  press,
  settled,
  signInWith,
  signUpWith,
  requestControl,
  test,
  title,
  type Platform,
} from '../../e2e/kit/index.ts'

/* The texts of the signed-out area for every response of the identity provider and the authentication helper (spec §8). */
const ana = '11912345678'
const davi = '31933334444'
const elisa = '41944445555'
const fabio = '51955556666'
const gabriela = '61966667777'
const nobody = '11900000000'

const wrongCredentials = 'Número de telefone ou Senha incorreto'
const generic = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'
const noAccount = 'Número de telefone não está associado a nenhuma conta. Inscreva-se'
const wrongCode = 'Código de confirmação inválido'
const taken = 'Telefone ou E-mail já está vinculado a outra conta'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

const notDelivered = 'Não conseguimos enviar o código. Confira o número.'
const tooManyAttempts = 'Muitas tentativas. Aguarde alguns minutos e tente de novo.'

/** Has the provider or the helper refuse an operation, by the name of its refusal. */
const refuse = (platform: Platform, service: 'identity' | 'authHelper', operation: string, name: string) =>
  addFault(platform, { service, operation, kind: 'status', status: 400, name })

/** A code of the same length that is not this one. */
const otherThan = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

test('the messages of a sign-in, and which button to use [8.15, 8.16, 8.17, 8.19]', async ({ page, platform }) => {
  await page.goto('/padaria')
  for (const [phone, password, message] of [
    [ana, 'pontos124', wrongCredentials],
    [nobody, 'pontos123', 'Nenhuma conta está associada a este número de telefone. Inscreva-se.'],
    [fabio, 'pontos123', 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'],
    [gabriela, 'pontos123', 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'],
  ] as const) {
    await signInWith(page, phone, password)
    await expectToast(page, message)
  }
  await test.step('a Google or Apple account, if nobody says which', async () => {
    await addFault(platform, { service: 'authHelper', method: 'POST', operation: 'identify', kind: 'status' })
    await signInWith(page, gabriela)
    await expectToast(
      page,
      'Este número pertence a uma conta Google ou Apple. Use o botão “Acessar com Google” ou “Acessar com Apple”.',
    )
    await liftFaults(platform)
  })
  await test.step('an unknown phone, where the pool hides that it is one', async () => {
    await clientOf(platform, 'control').put('/pool', { hideUnknownUsers: true })
    await signInWith(page, nobody)
    await expectToast(page, wrongCredentials)
  })
  await test.step('another failure', async () => {
    await addFault(platform, { service: 'identity', method: 'POST', operation: 'InitiateAuth', kind: 'status' })
    await signInWith(page, ana)
    await expectToast(page, generic)
    await liftFaults(platform)
  })
  await test.step('too many attempts: what to do stands beside the field', async () => {
    await refuse(platform, 'identity', 'InitiateAuth', 'TooManyFailedAttemptsException')
    await signInWith(page, ana)
    await expectToast(page, generic)
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(tooManyAttempts)
  })
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
    await press(page, 'Voltar')
    await clientOf(platform, 'control').put('/pool', { verifiedAliasesOnly: false })
  })
  await goesToConfirmation()
  const code = await customer.code(elisa, 'sms')
  await confirm(page, otherThan(code))
  await expectToast(page, wrongCode)
  await confirm(page, code)
  await expect(page.getByRole('banner')).toContainText('Elisa')
})

test('the messages of a sign-up [8.20, 8.21, 8.22, 8.23, 8.24, 8.25, 8.29]', async ({ page, platform, customer }) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  for (const { message, ...refused } of [
    { phone: ana, message: taken },
    { email: 'ana.souza@exemplo.com.br', message: taken },
    // The pool's own check refuses it.
    { email: 'lia@descartavel.com.br', message: 'Erro desconhecido, atualize a página e tente novamente' },
  ]) {
    await signUpWith(page, { ...lia, ...refused })
    await expectToast(page, message)
  }
  await test.step('another failure', async () => {
    await addFault(platform, { service: 'identity', method: 'POST', operation: 'SignUp', kind: 'status' })
    await signUpWith(page, lia)
    await expectToast(page, generic)
    await liftFaults(platform)
  })
  for (const { name, label, advice } of [
    { name: 'InvalidPasswordException', label: 'Senha', advice: /mais forte/ },
    { name: 'CodeDeliveryFailureException', label: 'Telefone', advice: notDelivered },
  ]) {
    await test.step(`${name}: what to do stands beside the field`, async () => {
      await refuse(platform, 'identity', 'SignUp', name)
      await signUpWith(page, lia)
      await expectToast(page, generic)
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(advice)
      await liftFaults(platform)
    })
  }
  await test.step('success', async () => {
    await signUpWith(page, lia)
    await expectToast(page, 'Código de verificação foi enviado para (11) 90000-0000')
  })
  const code = await customer.code(nobody, 'identity')
  await test.step('a wrong code, until the attempts are spent', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await confirm(page, otherThan(code))
      await expectToast(page, wrongCode)
    }
    // LimitExceededException
    await confirm(page, code)
    await expectToast(page, generic)
    await expect(codeField(page)).toHaveAccessibleDescription(tooManyAttempts)
  })
  await test.step('a late code', async () => {
    platform.database.exec('DELETE FROM attempts')
    await requestControl(platform, 'expire', { phone: nobody, what: 'codes' })
    // ExpiredCodeException
    await confirm(page, code)
    await expectToast(page, generic)
    await expect(codeField(page)).toHaveAccessibleDescription('Este código expirou. Peça outro.')
  })
  await test.step('the code of an account that is gone', async () => {
    await requestControl(platform, 'delete', { phone: nobody })
    await confirm(page, code)
    await expectToast(page, noAccount)
  })
})

test('the messages of a reset and its code [8.12, 8.13, 8.14, 8.23, 8.25]', async ({ page, platform, customer }) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Redefinir')
  await test.step('an unknown phone', async () => {
    await askForReset(page, nobody)
    await expectToast(page, noAccount)
  })
  await test.step('an account without a password', async () => {
    await askForReset(page, fabio)
    await expectToast(page, generic)
  })
  await test.step('a code that could not be sent: what to do stands beside the field', async () => {
    await refuse(platform, 'authHelper', 'sms', 'CodeDeliveryFailureException')
    await askForReset(page, ana)
    await expectToast(page, generic)
    await expect(page.getByLabel('Telefone')).toHaveAccessibleDescription(notDelivered)
    await liftFaults(platform)
  })
  await test.step('success', async () => {
    await askForReset(page, ana)
    await expectToast(page, 'Código de verificação foi enviado')
  })
  const code = await customer.code(ana, 'sms')
  await page.getByLabel('Nova senha').fill('nova-senha')
  await test.step('CodeMismatchException', async () => {
    await confirm(page, otherThan(code))
    await expectToast(page, wrongCode)
  })
  await test.step('CodeMismatch', async () => {
    await clientOf(platform, 'control').put('/pool', { shortErrorNames: true })
    await confirm(page, otherThan(code))
    await expectToast(page, wrongCode)
  })
  await test.step('InvalidPasswordException', async () => {
    await clientOf(platform, 'control').put('/pool', { shortErrorNames: false })
    await refuse(platform, 'authHelper', 'verify', 'InvalidPasswordException')
    await confirm(page, code)
    await expectToast(page, generic)
    await expect(page.getByLabel('Nova senha')).toHaveAccessibleDescription(/mais forte/)
    await liftFaults(platform)
  })
  await test.step('ExpiredCodeException', async () => {
    await requestControl(platform, 'expire', { phone: ana, what: 'codes' })
    await confirm(page, code)
    await expectToast(page, generic)
    await expect(codeField(page)).toHaveAccessibleDescription('Este código expirou. Peça outro.')
  })
})

test('a phone of another account leads to its tabs, a sign-up made before to its code', async ({ page, platform }) => {
  const expectTaken = async (tab: string, heading: string) => {
    await confirm(page, '123456')
    await expectToast(page, taken)
    await expect(codeField(page)).toHaveAccessibleDescription(taken)
    await press(page, tab)
    await expect(title(page)).toHaveText(heading)
  }
  await refuse(platform, 'identity', 'ConfirmSignUp', 'AliasExistsException')
  await refuse(platform, 'identity', 'VerifyUserAttribute', 'AliasExistsException')
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
