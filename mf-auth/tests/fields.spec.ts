import {
  askForReset,
  chooseTab,
  codeField,
  customers,
  expect,
  lia,
  press,
  signInWith,
  test,
  type Locator,
  type Page,
} from '../../e2e/kit/index.ts'

/* What the fields make of what no hand typed digit by digit: fills without an event, compositions, pastes, password managers. */
const ana = '11912345678'
const lucas = '11930000012'

const phone = (page: Page) => page.getByLabel('Telefone')
const password = (page: Page) => page.getByLabel('Senha', { exact: true })

/** Fills in a field as some password managers do: without an event. */
const fillSilently = (field: Locator, value: string) =>
  field.evaluate((control, text) => void Object.assign(control, { value: text }), value)

/** Types as keyboards of Android do: the text grows in a composition, which a space or another field ends. */
async function compose(page: Page, field: Locator, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  await field.focus()
  for (let end = 1; end <= text.length; end += 1) {
    const composed = { text: text.slice(0, end), selectionStart: end, selectionEnd: end }
    await keyboard.send('Input.imeSetComposition', composed)
  }
  await expect(field).toHaveValue(text)
  await keyboard.send('Input.insertText', { text })
}

test('what was filled in without an event goes out: a sign-up as people mean it, its username derived from the name, its password as it is, a sign-in looked at before, both with +55 [5.15, 5.19]', async ({
  page,
}) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  for (const [label, value] of [
    ['Nome', 'Lia\u00a0Moura\u200b'],
    ['Telefone', '011 90000-0000'],
    ['E-mail', 'mailto:lia@example.com\u200b'],
    ['Data de nascimento', '1/2/1990'],
    ['Gênero', '2'],
  ] as const)
    await fillSilently(page.getByLabel(label), value)
  // Typed: the other fields stay as they are.
  await password(page).fill(' segredo1')
  await expect(password(page)).toHaveAccessibleDescription('A senha começa ou termina com um espaço.')
  const requestOf = (operation: string) =>
    page.waitForRequest((request) => request.headers()['x-amz-target']?.endsWith(`.${operation}`) ?? false)
  const asked = requestOf('SignUp')
  await press(page, 'Inscrever-se')
  const meant = { name: 'Lia Moura', phone_number: `+55${lia.phone}`, email: lia.email, birthdate: '1990-02-01' }
  const attributes = Object.entries(meant).map(([Name, Value]) => ({ Name, Value }))
  expect((await asked).postDataJSON()).toMatchObject({
    Username: expect.stringMatching(/^lia_moura_[0-9a-f]{8}$/),
    Password: ' segredo1',
    UserAttributes: expect.arrayContaining(attributes),
  })
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('signUpDraft'))).toBeNull()
  await press(page, 'Corrigir telefone')
  await chooseTab(page, 'Acessar')
  await fillSilently(phone(page), `+55${ana}`)
  await fillSilently(password(page), 'pontos123')
  await press(page, 'Mostrar: Senha')
  await expect(password(page)).toHaveValue('pontos123')
  const signingIn = requestOf('InitiateAuth')
  await press(page, 'Acessar')
  expect((await signingIn).postDataJSON()).toMatchObject({ AuthParameters: { USERNAME: `+55${ana}` } })
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
})

test('composed digits are formatted when the composition ends, and replaced one by one; managers find whose a new password is before it; a pasted message leaves its code', async ({
  page,
}) => {
  const before = page.locator('input[autocomplete=username] + input[autocomplete=new-password]')
  const expectOwner = async (label: string, number: string) => {
    await expect(before).toHaveAccessibleName(label)
    await expect(page.locator('input[autocomplete=username]')).toHaveValue(number)
  }
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await expectOwner('Senha', '')
  await compose(page, phone(page), ana)
  await expect(phone(page)).toHaveValue('(11) 91234-5678')
  await expectOwner('Senha', '(11) 91234-5678')
  const birthDate = page.getByLabel('Data de nascimento')
  await compose(page, birthDate, '12031990')
  await expect(birthDate).toHaveValue('12/03/1990')
  await birthDate.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 5))
  await birthDate.pressSequentially('12')
  await expect(birthDate).toHaveValue('12/12/1990')
  await chooseTab(page, 'Redefinir')
  await askForReset(page, customers.bruno.phone)
  await expectOwner('Nova senha', '(11) 91111-2222')
  await codeField(page).fill('Meus Pontos: seu código é 82885. Ele vale por 10 minutos.')
  await expect(codeField(page)).toHaveValue('82885')
  await press(page, 'Corrigir telefone')
  await chooseTab(page, 'Acessar')
  await signInWith(page, lucas)
  await expectOwner('Nova senha', '(11) 93000-0012')
})
