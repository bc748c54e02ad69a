import { readFile } from 'node:fs/promises'
import {
  addFault,
  all,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  goOffline,
  holdCall,
  liftFaults,
  one,
  requestControl,
  settled,
  test,
  type Download,
  type Page,
  type Platform,
} from '../../e2e/kit/index.ts'

/* What was done is asked of the platform's database. */
const ana = '11912345678'
const carla = '21922223333'
const bruno = '11911112222'
const saveFailed =
  'Não foi possível atualizar os dados. Verifique os dados que você preencheu ou atualize a página e tente novamente'
const genericFailure = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

const switchLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Trocar de empresa' })
const row = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => row(page, 'Salvar').click()
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name })

/** A customer's attributes, as the identity provider has them. */
const attributesOf = ({ database }: Platform, phone: string): Record<string, string> =>
  Object.fromEntries(
    all<{ name: string; value: string }>(database)`SELECT name, value FROM user_attributes WHERE sub = (SELECT sub
      FROM seed_customers WHERE phone = ${phone})`.map(({ name, value }) => [name, value]),
  )

function setPicture({ database }: Platform, address: string): void {
  database
    .prepare(
      "INSERT INTO user_attributes (sub, name, value) SELECT sub, 'picture', ? FROM seed_customers WHERE phone = ?",
    )
    .run(address, ana)
}

test('the avatar: picture or initial [2.29, 2.39, 8.37]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  const cdn = new URL(platform.addresses.cdn).origin
  setPicture(platform, `${cdn}/images/brands/padaria.svg`)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const avatar = page.getByRole('main').locator('img')
  await expect(avatar).toHaveAttribute('src', `${cdn}/images/brands/padaria.svg`)
  for (const broken of [`${cdn}/images/nobody.svg`, '/assets/nobody.svg']) {
    platform.database.prepare("UPDATE user_attributes SET value = ? WHERE name = 'picture'").run(broken)
    await page.reload()
    await expect(page.getByRole('main').getByText('A', { exact: true })).toBeVisible()
    await expect(avatar).toHaveCount(0)
  }
  platform.database.exec("UPDATE user_attributes SET value = ' ' WHERE name = 'name'")
  await page.reload()
  await expect(page.getByRole('main').getByText('(11) 91234-5678', { exact: true })).toBeVisible()
})

test('what the form saves [2.28, 2.39, 3.5, 5.9, 5.18, 6.4, 7.30, 8.34]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
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
  for (const label of ['Nome', 'Data de nascimento']) await expect(page.getByLabel(label)).toHaveAttribute('required')
  await page.getByLabel('Nome').fill('  João D’Ávila-Üçar ')
  await page.getByLabel('Data de nascimento').fill('12031985')
  await gender.selectOption({ label: 'Prefiro não dizer' })
  await save(page)
  await expectToast(page, 'Atualizado com sucesso!')
  await expect(page.getByRole('banner')).toContainText('João')
  await expect(page.getByRole('main').getByText('João D’Ávila-Üçar', { exact: true })).toBeVisible()
  await expect(row(page, 'Descartar')).toHaveCount(0)
  expect(attributesOf(platform, ana)).toMatchObject({
    name: 'João D’Ávila-Üçar',
    birthdate: '1985-03-12',
    gender: '9',
    phone_number: '+5511912345678',
    phone_number_verified: 'true',
  })
})

test('the first fault is said, and nothing is sent [5.1, 5.16, 5.17, 9.3]', async ({ page, customer, platform }) => {
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const name = page.getByLabel('Nome')
  const birthdate = page.getByLabel('Data de nascimento')
  const gender = page.getByLabel('Gênero')
  // A code that the list does not offer.
  await gender.evaluate((list: HTMLSelectElement) => list.options.item(1)?.setAttribute('value', '3'))
  await gender.selectOption('3')
  await birthdate.fill('31021990')
  await name.fill('a'.repeat(101))
  await save(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Nome inválido')
  await expect(name).toHaveValue('a'.repeat(101))
  await expect(birthdate).not.toHaveAttribute('aria-invalid')
  await name.fill('a'.repeat(100))
  await save(page)
  await expect(birthdate).toBeFocused()
  await expect(birthdate).toHaveAccessibleDescription(/A data informada não segue o padrão DD\/MM\/AAAA$/)
  await birthdate.fill('28021990')
  await save(page)
  await expect(gender).toBeFocused()
  await expect(gender).toHaveAccessibleDescription('Gênero inválido')
  await settled(page)
  expect(await countCalls(platform, { operation: 'UpdateUserAttributes' })).toBe(0)
})

test('what could not be saved stays in the form [8.33]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await addFault(platform, { service: 'identity', operation: 'UpdateUserAttributes', kind: 'status', status: 400 })
  const name = page.getByLabel('Nome')
  await name.fill('Lúcia Souza')
  await save(page)
  await expectToast(page, saveFailed)
  expect(attributesOf(platform, ana)['name']).toBe('Ana Souza')
  await tab(page, 'Pontos').click()
  await expect(page).toHaveURL('/padaria/scores')
  await expect(name).toHaveCount(0)
  await tab(page, 'Perfil').click()
  await expect(name).toHaveValue('Lúcia Souza')
  await liftFaults(platform)

  await test.step('while it is saved', async () => {
    const saving = await holdCall(platform, { service: 'identity', operation: 'UpdateUserAttributes' })
    await save(page)
    await saving.untilHeld()
    await name.fill('Lúcia Mendes')
    await saving.letGo()
    await expectToast(page, 'Atualizado com sucesso!')
    await expect(page.getByRole('banner')).toContainText('Lúcia')
    await expect(name).toHaveValue('Lúcia Mendes')
    await row(page, 'Descartar').click()
    await expect(name).toHaveValue('Lúcia Souza')
    // The button is gone: the focus is at the heading of the form.
    await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeFocused()
  })

  await test.step('a session that has ended says so, and the form says nothing', async () => {
    await requestControl(platform, 'revoke', { phone: ana })
    await name.fill('Luzia Souza')
    const saving = async () => {
      await save(page)
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
  await save(page)
  await expect(page.getByText('Você está sem conexão. Tente de novo assim que ela voltar.')).toBeVisible()
  await context.setOffline(false)
  await page.getByText('A conexão voltou. Salvar seus dados?').waitFor()
  expect(attributesOf(platform, ana)['name']).toBe('Ana Souza')
  await row(page, 'Tentar de novo').click()
  await expectToast(page, 'Atualizado com sucesso!')
  expect(attributesOf(platform, ana)['name']).toBe('Lúcia Souza')
})

test('the help leads to the terms, where there is an organisation, to privacy and contact', async ({
  page,
  customer,
  platform,
}) => {
  const { terms, mainSite } = platform.addresses
  const link = (name: string) => page.getByRole('main').getByRole('link', { name })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await expect(link('Termos de uso')).toHaveAttribute('href', `${terms}/padaria`)
  await expect(link('Política de privacidade')).toHaveAttribute('href', `${mainSite}/lgpd`)
  await expect(link('Política de privacidade')).toHaveAccessibleDescription('Abre em nova aba')
  await expect(link('Fale conosco')).toHaveAttribute('href', 'tel:08001234')
  // No organisation, no terms.
  await page.goto('/user-profile')
  await expect(link('Política de privacidade')).toBeVisible()
  await expect(link('Termos de uso')).toHaveCount(0)
})

test('a customer of one organisation, or of none, is offered no other one [2.40]', async ({ page, customer }) => {
  for (const { phone, path, text } of [
    { phone: carla, path: '/cafe-central/user-profile', text: 'Sua empresa' },
    { phone: bruno, path: '/user-profile', text: 'Nenhuma empresa disponível' },
  ]) {
    await customer.openSignedIn(phone, path)
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(switchLink(page)).toHaveCount(0)
  }
})

test('a customer is offered the other companies [2.40, 2.41]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await addFault(platform, { service: 'api', method: 'GET', path: '/v1/open/orgs', kind: 'status', status: 403 })
  await customer.openSignedIn(ana, '/padaria/user-profile')
  const retry = row(page, 'Carregar suas empresas')
  await expect(retry).toBeVisible()
  await liftFaults(platform)
  await retry.click()
  await expect(switchLink(page)).toHaveAccessibleDescription('5 empresas')
  await switchLink(page).click()
  await expect(page).toHaveURL('/')
})

interface DataFile {
  readonly 'Seus dados': Readonly<Record<string, string>>
  readonly Empresas: readonly {
    readonly Empresa: string
    readonly Pontos?: number
    readonly Extrato?: readonly Readonly<Record<string, string | number>>[]
    readonly 'Vouchers neste aparelho': readonly Readonly<Record<string, string>>[]
  }[]
  readonly 'Não foi possível incluir': readonly string[]
}

async function fileOf(download: Download): Promise<{ name: string; text: string; data: DataFile }> {
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), text, data: JSON.parse(text) as DataFile }
}

test('the customer’s data come as a file, whole or not', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('customer') ?? '{}') as { kept: object }
    const vouchers = [
      {
        organizationKey: 'padaria',
        companyRef: '1',
        companyName: 'Moema',
        rewardId: '1',
        rewardName: 'Café coado',
        code: 'K7QF-22',
        expiryAt: Date.now() + 3_600_000,
      },
      'not a voucher',
    ]
    localStorage.setItem('customer', JSON.stringify({ ...stored, kept: { vouchers } }))
  })
  await test.step('a part did not come', async () => {
    const extractCall = { service: 'api', path: '/v1/user/score/extract/{phone}' } as const
    await addFault(platform, { ...extractCall, kind: 'status', status: 400, times: 1 })
    await row(page, 'Baixar meus dados').click()
    await dialogButton(page, 'Preparar arquivo').click()
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/^Extrato: /])
    const downloading = page.waitForEvent('download')
    await dialogButton(page, 'Baixar assim mesmo').click()
    const { data } = await fileOf(await downloading)
    expect(data['Não foi possível incluir']).toEqual([expect.stringMatching(/^Extrato: /)])
    expect(data.Empresas.filter(({ Extrato }) => Extrato === undefined)).toHaveLength(1)
    await dialogButton(page, 'Concluir').click()
  })
  await row(page, 'Baixar meus dados').click()
  const downloading = page.waitForEvent('download')
  await dialogButton(page, 'Preparar arquivo').click()
  const { name, text, data } = await fileOf(await downloading)
  await expect(page.getByRole('dialog').getByText(`Pronto. Seu arquivo é ${name}.`)).toBeVisible()
  // Not 'Concluir', in the place of the button that was pressed.
  await expect(page.locator(':focus')).toHaveText(`Pronto. Seu arquivo é ${name}.`)
  expect(name).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/)
  expect(data['Seus dados']).toMatchObject({ Nome: 'Ana Souza', Telefone: '(11) 91234-5678', Gênero: 'Feminino' })
  expect(data['Não foi possível incluir']).toEqual([])
  const entries = all<{ name: string; count: number }>(platform.database)`SELECT organizations.name, count(*) AS count
    FROM score_entries JOIN organizations ON key = organization_key
    WHERE sub = (SELECT sub FROM seed_customers WHERE phone = ${ana}) GROUP BY key`
  expect(Object.fromEntries(data.Empresas.map(({ Empresa, Extrato = [] }) => [Empresa, Extrato.length]))).toEqual(
    Object.fromEntries(entries.map((entry) => [entry.name, entry.count])),
  )
  const padaria = data.Empresas.find(({ Empresa }) => Empresa === 'Padaria Estrela')
  expect(padaria?.Pontos).toBe(1250)
  expect(padaria?.['Vouchers neste aparelho']).toMatchObject([
    { Recompensa: 'Café coado', Loja: 'Moema', Código: 'K7QF-22' },
  ])
  const organizationTokens = all<{ token: string }>(platform.database)`SELECT token FROM organizations`.map(
    ({ token }) => token,
  )
  expect([/eyJ[\w-]+\./.test(text), organizationTokens.filter((token) => text.includes(token))]).toEqual([false, []])
})

test('an account is deleted once it was asked twice [7.36]', async ({ page, customer, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await customer.openSignedIn(ana, '/padaria/user-profile')
  await test.step('refused', async () => {
    await addFault(platform, { service: 'identity', operation: 'DeleteUser', kind: 'status', status: 400 })
    await row(page, 'Excluir conta').click()
    await dialogButton(page, 'Continuar').click()
    await page.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR')
    await dialogButton(page, 'Excluir minha conta').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(genericFailure)
    await dialogButton(page, 'Cancelar').click()
    await expect(row(page, 'Excluir conta')).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
    await liftFaults(platform)
  })
  const accounts = () =>
    one<{ count: number }>(platform.database)`SELECT count(*) AS count FROM users WHERE username = 'ana_souza_4k2p'`
      ?.count
  await row(page, 'Excluir conta').click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText('seus pontos em todas as empresas')
  await dialogButton(page, 'Continuar').click()
  const word = page.getByLabel('Digite EXCLUIR para confirmar')
  await expect(word).toHaveAttribute('required')
  await word.fill('sim')
  await dialogButton(page, 'Excluir minha conta').click()
  await expect(word).toBeFocused()
  await expect(word).toHaveAccessibleDescription('Digite a palavra EXCLUIR.')
  expect(accounts()).toBe(1)
  await word.fill('excluir')
  await dialogButton(page, 'Excluir minha conta').click()
  await expectToast(page, 'Sua conta foi excluída.')
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(accounts()).toBe(0)
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([])
})
