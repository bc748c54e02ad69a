import type { Page } from '@playwright/test'
import { expect, test } from '../kit/index.ts'

/*
 * The whole way of a new customer, under the enforced Content-Security-Policy; the fixture
 * fails it for any complaint in the browser's console.
 */
for (const width of [320, 412, 1280]) {
  test(`a new customer walks from the front door to a voucher at ${width} px [4.32, 4.33, 4.42, 4.45]`, async ({ page, customer }) => {
    await page.setViewportSize({ width, height: 860 })
    const phone = '11987650001'
    const tabs = page.getByRole('navigation', { name: 'Principal' })

    await test.step('signs up at an organisation', async () => {
      await page.goto('/cafe-central')
      await page.getByRole('tab', { name: 'Inscrever-se' }).click()
      await page.getByLabel('Nome').fill('Lia Moura')
      await page.getByLabel('Telefone').fill(phone)
      await page.getByLabel('E-mail').fill('lia@example.com')
      await page.getByLabel('Data de nascimento').fill('12031990')
      await page.getByLabel('Gênero').selectOption({ label: 'Feminino' })
      await page.getByLabel('Senha', { exact: true }).fill('segredo1')
      await picture(page, width, 'sign-up')
      await page.getByRole('button', { name: 'Inscrever-se', exact: true }).click()
    })

    await test.step('confirms the phone with the code from the inbox', async () => {
      const codeField = page.getByLabel('Código de confirmação')
      await expect(codeField).toBeVisible()
      await picture(page, width, 'verify')
      await codeField.fill(await customer.code(phone, 'identity'))
      await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
    })

    await test.step('sees the points', async () => {
      await expect(page.getByRole('banner')).toContainText('Lia')
      await expect(page.getByText(/^150\spontos$/)).toBeAttached()
      await picture(page, width, 'home')
    })

    await test.step('authorizes one request and denies another', async () => {
      await page.getByRole('button', { name: 'Autorizar' }).first().click()
      await expect(page.getByText('Autorizado')).toBeVisible()
      await page.getByRole('button', { name: 'Negar' }).first().click()
      await expect(page.getByText('Revogado')).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^150\spontos$/)).toBeAttached()
      await expect(page.getByRole('button', { name: 'Autorizar' })).toHaveCount(0)
    })

    await test.step('reads the statement', async () => {
      await tabs.getByRole('link', { name: 'Pontos' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/150 pontos/).first()).toBeVisible()
      await picture(page, width, 'scores')
    })

    await test.step('generates a voucher, and finds it again after a reload', async () => {
      await tabs.getByRole('link', { name: 'Recompensas' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Recompensas' })).toBeVisible()
      const reward = page.getByRole('button', { name: /Você pode resgatar/ }).first()
      await expect(reward).toBeVisible()
      await picture(page, width, 'rewards')
      await reward.click()
      const dialog = page.getByRole('dialog')
      // Sold at two companies: the customer says where.
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: 'Gerar voucher' }).click()
      const code = dialog.getByText(voucherCode)
      await expect(code).toBeVisible()
      const generated = await code.textContent()
      await picture(page, width, 'voucher')
      await page.reload()
      await page.getByRole('button', { name: /Você pode resgatar/ }).first().click()
      await expect(page.getByRole('dialog').getByText(voucherCode)).toHaveText(generated ?? '')
      await page.getByRole('button', { name: 'Fechar' }).click()
    })

    await test.step('changes the name', async () => {
      await tabs.getByRole('link', { name: 'Perfil' }).click()
      await page.getByLabel('Nome').fill('Lívia Moura')
      await page.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Lívia')
      await picture(page, width, 'profile')
    })

    await test.step('switches the organisation', async () => {
      await page.getByRole('button', { name: 'Trocar de empresa' }).click()
      await page.getByRole('link', { name: /Padaria Estrela/ }).click()
      // Its terms are its own: the customer has not seen them yet.
      await page.getByRole('button', { name: 'Aceitar e continuar' }).click()
      await expect(page).toHaveURL(/\/padaria$/)
      await expect(page.getByRole('banner')).toContainText('Padaria Estrela')
      await expect(page.getByText(/^150\spontos$/)).toBeAttached()
      await picture(page, width, 'other-organization')
    })

    await test.step('signs out to the organisation’s front door', async () => {
      await tabs.getByRole('link', { name: 'Perfil' }).click()
      await page.getByRole('button', { name: 'Sair', exact: true }).click()
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      await expect(page).toHaveURL(/\/padaria$/)
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept).toEqual(['phone_number'])
    })
  })
}

/** As the swap service makes codes, and nothing else on the screen is. */
const voucherCode = /^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/

/** A screenshot beside the results, for a person to look at. */
const picture = (page: Page, width: number, name: string) =>
  page.screenshot({ path: `test-results/pictures/${name}-${width}.png`, fullPage: true, animations: 'disabled' })
