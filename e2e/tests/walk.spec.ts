import type { Locator, Page } from '@playwright/test'
import type { CountedCalls } from '../platform/control/calls.ts'
import {
  askForReset,
  button,
  chooseTab,
  clientOf,
  codeField,
  confirm,
  expect,
  formTab,
  lia,
  openTab,
  press,
  resize,
  signOut,
  signUpWith,
  tabLink,
  test,
  title,
  totalOf,
  voucherCode,
} from '../kit/index.ts'
import { recordWireCalls } from './wire-calls.ts'

/** The walk uses this width; at the others, the test checks that each control could be used. */
const walked = 412
const others = [320, 1280]

/* Under the enforced Content-Security-Policy. The fixture fails the test for any error or warning in the browser's console. */
test('a new customer’s journey makes these calls and no others [3.18, 4.32, 4.33, 4.42, 4.45, 7.1, 7.23, 7.25]', async ({
  page,
  customer,
  platform,
}) => {
  const calls = recordWireCalls(page, platform)

  await test.step('signs up at an organisation', async () => {
    await page.goto('/cafe-central')
    await chooseTab(page, 'Inscrever-se')
    const fields = ['Nome', 'Telefone', 'E-mail', 'Data de nascimento', 'Gênero', 'Senha']
    await inReach(
      page,
      formTab(page, 'Inscrever-se'),
      ...fields.map((label) => page.getByLabel(label, { exact: true })),
      button(page, 'Inscrever-se'),
    )
    await signUpWith(page, lia)
  })

  await test.step('confirms the phone with the code from the inbox', async () => {
    await expect(codeField(page)).toBeVisible()
    await inReach(page, codeField(page), button(page, 'Confirmar'))
    await confirm(page, await customer.code(lia.phone, 'identity'))
  })

  await test.step('sees the points', async () => {
    await expect(page.getByRole('banner')).toContainText('Lia')
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
  })

  await test.step('authorizes one request and denies another', async () => {
    const authorize = button(page, 'Autorizar').first()
    const deny = button(page, 'Negar').first()
    await inReach(page, authorize, deny, tabLink(page, 'Pontos'))
    await authorize.click()
    await expect(page.getByText('Autorizado')).toBeVisible()
    await deny.click()
    await expect(page.getByText('Revogado')).toBeVisible()
    await page.reload()
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
    await expect(page.getByText('Pedidos de autorização')).toHaveCount(0)
  })

  await test.step('reads the statement', async () => {
    await openTab(page, 'Pontos')
    await inReach(page, page.getByText(/150 pontos/).first(), tabLink(page, 'Recompensas'))
  })

  await test.step('generates a voucher, and finds it again after a reload', async () => {
    await openTab(page, 'Recompensas')
    await expect(title(page)).toHaveText('Recompensas')
    const reward = page.getByRole('button', { name: /Você pode resgatar/ }).first()
    await inReach(page, reward, tabLink(page, 'Perfil'))
    await reward.click()
    // Two companies redeem it: the customer chooses one.
    const company = page.getByRole('dialog').getByRole('radio').first()
    await company.check()
    await inReach(page, company, button(page, 'Gerar voucher'))
    await press(page, 'Gerar voucher')
    const code = voucherCode(page)
    await expect(code).toBeVisible()
    const generated = await code.textContent()
    // Its address opens the reward again.
    await page.reload()
    await expect(code).toHaveText(generated ?? '')
    await inReach(page, code, button(page, 'Fechar'))
    await press(page, 'Fechar')
  })

  const toCompanies = page.getByRole('main').getByRole('link', { name: 'Trocar de empresa' })
  await test.step('changes the name', async () => {
    await openTab(page, 'Perfil')
    const name = page.getByLabel('Nome')
    await name.fill('Lívia Moura')
    await inReach(page, name, toCompanies, ...['Salvar', 'Sair'].map((text) => button(page, text)))
    await press(page, 'Salvar')
    await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Lívia')
  })

  await test.step('switches the organisation', async () => {
    await toCompanies.click()
    const organization = page.getByRole('link', { name: /Padaria Estrela/ })
    await inReach(page, organization)
    await organization.click()
    // It has its own terms, which the customer has not seen yet.
    await press(page, 'Aceitar e continuar')
    await expect(page).toHaveURL(/\/padaria$/)
    await expect(page.getByRole('banner')).toContainText('Padaria Estrela')
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
    await inReach(page, tabLink(page, 'Perfil'))
  })

  await test.step('signs out to the organisation’s front door', async () => {
    await signOut(page)
    await expect(page).toHaveURL(/\/padaria$/)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['phone_number'])
  })

  await test.step('asks for another password', async () => {
    await chooseTab(page, 'Redefinir')
    await askForReset(page, lia.phone)
    await expect(codeField(page)).toBeVisible()
  })

  expect(calls.filter(({ target }) => target.startsWith('POST terms'))).toEqual([
    { target: 'POST terms /cafe-central/user', userToken: 'id' },
  ])
  const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
  const made = data.filter(
    ({ service, method }) => ['api', 'swap', 'authHelper', 'terms'].includes(service) && method !== 'OPTIONS',
  )
  expect([...new Set(made.map(({ method, service, path }) => `${method} ${service} ${path}`))].toSorted()).toEqual([
    'GET api /v1/open/orgs',
    'GET api /v1/open/orgs/{key}',
    'GET api /v1/open/user/acknowledge',
    'GET api /v1/rewards',
    'GET api /v1/user/find/{phone}',
    'GET api /v1/user/score/extract/{phone}',
    'GET swap /intents',
    'GET swap /vouchers',
    // The terms site's own page, at the second organisation.
    'GET terms /{key}',
    'GET terms /{key}/user',
    'POST authHelper /helper',
    'POST swap /vouchers',
    'POST terms /{key}/accept',
    'POST terms /{key}/user',
    'PUT swap /intents/trusty/{signature}/{code}',
  ])
})

/** At each other width the customer could continue: each of these is there, still, and on top of everything. */
async function inReach(page: Page, ...controls: readonly Locator[]): Promise<void> {
  for (const width of others) {
    await resize(page, width)
    for (const control of controls) await control.click({ trial: true })
  }
  await resize(page, walked)
}
