import type { Locator, Page } from '@playwright/test'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import { askForReset, chooseTab, clientOf, codeField, confirm, expect, resize, test, totalOf } from '../kit/index.ts'
import { recordWireCalls } from './wire-calls.ts'

/** The walk uses this width; at the others, the test checks that each control could be used. */
const walked = 412
const others = [320, 1280]
const height = 860

/*
 * The whole journey of a new customer, under the enforced Content-Security-Policy. The fixture fails it for any error or
 * warning in the browser's console.
 */
test(`a new customer walks from the front door to a voucher at ${walked} px, and could at ${others.join(' and ')} px; it makes these calls and no others, and accepts the terms once [3.18, 4.32, 4.33, 4.42, 4.45, 7.1, 7.23, 7.25]`, async ({
  page,
  customer,
  platform,
}) => {
  const calls = recordWireCalls(page, platform)
  await page.setViewportSize({ width: walked, height })
  const phone = '11987650001'
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  const tab = (name: string) => tabs.getByRole('link', { name })
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('signs up at an organisation', async () => {
    await page.goto('/cafe-central')
    const signUp = page.getByRole('tab', { name: 'Inscrever-se' })
    await signUp.click()
    const fields = {
      Nome: 'Lia Moura',
      Telefone: phone,
      'E-mail': 'lia@example.com',
      'Data de nascimento': '12031990',
      Senha: 'segredo1',
    }
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
    const gender = page.getByLabel('Gênero')
    await gender.selectOption({ label: 'Feminino' })
    await inReach(
      page,
      [signUp, button('Inscrever-se')],
      [...Object.keys(fields).map((label) => page.getByLabel(label, { exact: true })), gender],
    )
    await button('Inscrever-se').click()
  })

  await test.step('confirms the phone with the code from the inbox', async () => {
    await expect(codeField(page)).toBeVisible()
    await inReach(page, [button('Confirmar')], [codeField(page)])
    await confirm(page, await customer.code(phone, 'identity'))
  })

  await test.step('sees the points', async () => {
    await expect(page.getByRole('banner')).toContainText('Lia')
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
  })

  await test.step('authorizes one request and denies another', async () => {
    const authorize = button('Autorizar').first()
    const deny = button('Negar').first()
    await inReach(page, [authorize, deny, tab('Pontos')])
    await authorize.click()
    await expect(page.getByText('Autorizado')).toBeVisible()
    await deny.click()
    await expect(page.getByText('Revogado')).toBeVisible()
    await page.reload()
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
    await expect(page.getByText('Nenhum pedido de autorização')).toBeVisible()
  })

  await test.step('reads the statement', async () => {
    await tab('Pontos').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const entry = page.getByText(/150 pontos/).first()
    await expect(entry).toBeVisible()
    await inReach(page, [tab('Recompensas')], [entry])
  })

  await test.step('generates a voucher, and finds it again after a reload', async () => {
    await tab('Recompensas').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
    const reward = page.getByRole('button', { name: /Você pode resgatar/ }).first()
    await expect(reward).toBeVisible()
    await inReach(page, [reward, tab('Perfil')])
    await reward.click()
    const dialog = page.getByRole('dialog')
    // Two companies redeem it: the customer chooses one.
    const company = dialog.getByRole('radio').first()
    await company.check()
    const generate = dialog.getByRole('button', { name: 'Gerar voucher' })
    await inReach(page, [company, generate])
    await generate.click()
    const code = dialog.getByText(voucherCode)
    await expect(code).toBeVisible()
    const generated = await code.textContent()
    // Its address opens the reward again.
    await page.reload()
    await expect(code).toHaveText(generated ?? '')
    await inReach(page, [button('Fechar')], [code])
    await button('Fechar').click()
  })

  await test.step('changes the name', async () => {
    await tab('Perfil').click()
    const name = page.getByLabel('Nome')
    await name.fill('Lívia Moura')
    await inReach(page, [button('Salvar'), button('Trocar de empresa'), button('Sair')], [name])
    await button('Salvar').click()
    await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Lívia')
  })

  await test.step('switches the organisation', async () => {
    await button('Trocar de empresa').click()
    const organization = page.getByRole('link', { name: /Padaria Estrela/ })
    await inReach(page, [organization])
    await organization.click()
    // It has its own terms, which the customer has not seen yet.
    await button('Aceitar e continuar').click()
    await expect(page).toHaveURL(/\/padaria$/)
    await expect(page.getByRole('banner')).toContainText('Padaria Estrela')
    await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
    await inReach(page, [tab('Perfil')])
  })

  await test.step('signs out to the organisation’s front door', async () => {
    await tab('Perfil').click()
    await button('Sair').click()
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    await expect(page).toHaveURL(/\/padaria$/)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).toEqual(['phone_number'])
  })

  await test.step('asks for another password', async () => {
    await chooseTab(page, 'Redefinir')
    await askForReset(page, phone)
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

/** The form of the swap service's codes; nothing else on the screen has it. */
const voucherCode = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/**
 * At each other width the customer could continue.
 * @param pressed is there, still, and on top of everything
 * @param seen is there
 */
async function inReach(page: Page, pressed: readonly Locator[], seen: readonly Locator[] = []): Promise<void> {
  for (const width of others) {
    await resize(page, width, height)
    for (const control of pressed) await control.click({ trial: true })
    for (const item of seen) await expect(item).toBeVisible()
  }
  await resize(page, walked, height)
}
