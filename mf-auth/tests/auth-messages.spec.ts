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
  holdCall,
  lia,
  press,
  resize,
  settled,
  signInWith,
  signUpWith,
  test,
  title,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

/* How the signed-out area tells what the provider and the helper answer; every answer is in `src/answers.test.ts`. */
const taken = 'Telefone ou E-mail já está vinculado a outra conta'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource/))

/** Has the provider refuse an operation, by the name of its refusal. */
const refuse = (platform: Platform, operation: string, name: string) =>
  addFault(platform, { service: 'identity', operation, kind: 'status', status: 400, name })

test('a refused password is told in a toast and, until it changes, beside its field, where it moves nothing; a reload keeps what else was typed, another organisation and a sign-in do not [8.16, 8.22]', async ({
  page,
  platform,
}) => {
  const password = page.getByLabel('Senha', { exact: true })
  const expectRefused = async (advice: string | RegExp) => {
    await expect(password).toHaveAccessibleDescription(advice)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    await password.press('1')
    await expect(password).not.toHaveAttribute('aria-invalid')
  }
  await page.goto('/padaria')
  await resize(page, 320, 900)
  const submit = page.getByRole('button', { name: 'Acessar', exact: true })
  const place = await submit.boundingBox()
  await signInWith(page, '11912345678', 'senha errada')
  await expect(page.getByText('Confira telefone e senha.')).toBeVisible()
  await expect.poll(() => submit.boundingBox()).toEqual(place)
  await expectToast(page, 'Número de telefone ou Senha incorreto')
  await expectRefused('Confira telefone e senha.')
  await refuse(platform, 'SignUp', 'InvalidPasswordException')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expectToast(page, 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente')
  const rule = /^Escolha uma senha mais forte[^.]+\.$/
  await expectRefused(rule)
  // From now on, it is the field's hint.
  await expect(password).toHaveAccessibleDescription(rule)

  const draft = () => page.evaluate(() => sessionStorage.getItem('signUpDraft'))
  const expectTyped = async (values: object) => {
    for (const [label, value] of Object.entries({ ...values, Senha: '' }))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  const typed = { Nome: lia.name, 'E-mail': lia.email, 'Data de nascimento': '12/03/1990', Gênero: '2' }
  await page.reload()
  await expectTyped({ ...typed, Telefone: '(11) 90000-0000' })
  expect(await draft()).not.toContain(lia.password)
  await page.goto('/padaria?phone=5511912345678')
  await chooseTab(page, 'Inscrever-se')
  await expectTyped({ ...typed, Telefone: '(11) 91234-5678' })
  await page.goto('/cafe-central')
  await chooseTab(page, 'Inscrever-se')
  await expectTyped({ Nome: '', Telefone: '', 'E-mail': '', 'Data de nascimento': '', Gênero: '0' })
  await page.getByLabel('Nome').fill('Lia')
  expect(await draft()).toContain('Lia')
  await chooseTab(page, 'Acessar')
  await page.getByLabel('Telefone').fill('11912345678')
  await page.reload()
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await signInWith(page, '11912345678')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await draft()).toBeNull()
})

/** A code is refused: the phone belongs to another account. Of the tabs that help, one is chosen. */
async function leaveTakenPhone(page: Page, tab: string): Promise<void> {
  await confirm(page, '123456')
  await expectToast(page, taken)
  await expect(codeField(page)).toHaveAccessibleDescription(new RegExp(`${taken}$`))
  await press(page, tab)
}

test('a sign-up that is corrected, sent again and taken leads to a sign-in that confirms it; its terms can wait [2.23, 2.24, 4.32, 4.33, 8.18]', async ({
  page,
  platform,
  customer,
}) => {
  const control = clientOf(platform, 'control')
  await refuse(platform, 'ConfirmSignUp', 'AliasExistsException')
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(page.locator('form label')).toHaveText(['Código de confirmação'])
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Receber Chamada de Voz' })).toBeVisible()
  await press(page, 'Corrigir telefone')
  await test.step('all but the password is still there', async () => {
    for (const [label, value] of Object.entries({ Nome: lia.name, 'E-mail': lia.email, Senha: '' }))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  })
  await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  await press(page, 'Inscrever-se')
  await expectToast(page, taken)
  await press(page, 'Receber código')
  await leaveTakenPhone(page, 'Acessar')
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 90000-0000')
  await test.step('its phone signs in only once it is verified', async () => {
    await control.put('/pool', { verifiedAliasesOnly: true })
    await expectNeverShown(page, async () => {
      await signInWith(page, lia.phone, lia.password)
      await expect(title(page)).toHaveText('Confirme seu telefone')
    })
  })
  const accepting = await holdCall(platform, { service: 'terms', method: 'POST' })
  const checking = await holdCall(platform, { service: 'terms', method: 'GET' })
  await confirm(page, await customer.code(lia.phone, 'sms'))
  await accepting.untilHeld()
  await expect(page.getByRole('banner')).toContainText('Lia')
  await accepting.resume()
  // It waits for the acceptance.
  await checking.untilHeld()
  await checking.resume()
})

test('a session whose phone belongs to another account ends where its customer leaves', async ({ page, platform }) => {
  await refuse(platform, 'VerifyUserAttribute', 'AliasExistsException')
  await page.goto('/padaria')
  await signInWith(page, '31933334444')
  await leaveTakenPhone(page, 'Redefinir')
  await expect.poll(() => countCalls(platform, { service: 'identity', operation: 'RevokeToken' })).toBe(1)
  await settled(page)
  await expect(title(page)).toHaveText('Redefina sua senha')
  await expect(page.getByLabel('Telefone')).toHaveValue('(31) 93333-4444')
})
