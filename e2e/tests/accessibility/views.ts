import { expect, title, totalOf, type Locator, type Page } from '../../kit/index.ts'

interface ViewTools {
  readonly page: Page
  readonly tabs: Locator
}

/** A view of the site, opened from the one before it. */
export interface View {
  readonly name: string
  readonly open: (tools: ViewTools) => Promise<void>
  /** The part to judge: with an open dialog, the page behind it does not count. */
  readonly only?: string
}

/** From the sign-in on. */
export const signedOutViews: readonly View[] = [
  {
    name: 'sign-in',
    open: ({ page }) => expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible(),
  },
  {
    name: 'sign-in, error shown',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Acessar', exact: true }).click()
      await expect(page.getByText('O campo telefone é obrigatório.')).toBeVisible()
    },
  },
  {
    name: 'sign-up',
    open: async ({ page }) => {
      await page.getByRole('tab', { name: 'Inscrever-se' }).click()
      await expect(page.getByRole('heading', { name: 'Crie sua conta' })).toBeVisible()
    },
  },
  {
    name: 'sign-up, error shown',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Inscrever-se', exact: true }).click()
      await expect(page.getByText('O campo nome é obrigatório.')).toBeVisible()
    },
  },
  {
    name: 'reset',
    open: async ({ page }) => {
      await page.getByRole('tab', { name: 'Redefinir' }).click()
      await expect(page.getByRole('heading', { name: 'Redefina sua senha' })).toBeVisible()
    },
  },
  {
    name: 'verify',
    open: async ({ page }) => {
      await page.getByLabel('Telefone').fill('11912345678')
      await page.getByRole('button', { name: 'Enviar código' }).click()
      await expect(page.getByRole('heading', { name: 'Crie uma nova senha' })).toBeVisible()
    },
  },
  {
    name: 'verify, error shown',
    open: async ({ page }) => {
      await page.getByLabel('Código de confirmação').fill('12')
      await page.getByRole('button', { name: 'Confirmar' }).click()
      await expect(page.getByText('Código de confirmação inválido')).toBeVisible()
    },
  },
]

/** From the home of an organisation on, for Ana. */
export const signedInViews: readonly View[] = [
  {
    name: 'home',
    open: async ({ page }) => {
      await expect(totalOf(page, /^[\d.]+\spontos?$/)).toBeAttached()
      await expect(page.getByRole('button', { name: 'Autorizar' }).first()).toBeVisible()
    },
  },
  {
    name: 'statement',
    open: async ({ page, tabs }) => {
      await tabs.getByRole('link', { name: 'Pontos' }).click()
      await expect(page.getByText(/lançamentos/)).toBeVisible()
    },
  },
  {
    name: 'what expires',
    open: async ({ page }) => {
      await page.getByRole('link', { name: 'A expirar' }).click()
      await expect(page.getByRole('link', { name: 'A expirar' })).toHaveAttribute('aria-current', 'true')
    },
  },
  {
    name: 'rewards',
    open: async ({ page, tabs }) => {
      await tabs.getByRole('link', { name: 'Recompensas' }).click()
      await expect(page.getByText(/Você tem [\d.]+ pontos? para trocar/)).toBeVisible()
    },
  },
  {
    name: 'reward',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
      await expect(page.getByRole('button', { name: 'Gerar voucher' })).toBeEnabled()
    },
  },
  {
    name: 'voucher',
    only: 'dialog[open]',
    open: async ({ page }) => {
      const company = page.getByRole('radio').first()
      if (await company.isVisible()) await company.check()
      await page.getByRole('button', { name: 'Gerar voucher' }).click()
      await expect(page.getByText('Seu código', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'vouchers',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Fechar' }).click()
      await page.getByRole('link', { name: 'Meus vouchers' }).click()
      await expect(title(page)).toHaveText('Meus vouchers')
    },
  },
  {
    name: 'till',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Mostrar no caixa' }).click()
      await expect(page.getByRole('dialog').getByText(/^Válido até/)).toBeVisible()
    },
  },
  {
    name: 'profile',
    open: async ({ page, tabs }) => {
      await page.getByRole('button', { name: 'Fechar' }).click()
      await tabs.getByRole('link', { name: 'Perfil' }).click()
      await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
    },
  },
  {
    name: 'profile, error shown',
    open: async ({ page }) => {
      await page.getByLabel('Nome').fill('')
      await page.getByRole('button', { name: 'Salvar' }).click()
      await expect(page.getByText('O campo nome é obrigatório.')).toBeVisible()
    },
  },
  {
    name: 'profile, toast shown',
    open: async ({ page }) => {
      await page.getByLabel('Nome').fill('Ana Souza')
      await page.getByRole('button', { name: 'Salvar' }).click()
      // A message below the pointer stays.
      await page.getByText('Atualizado com sucesso!').hover()
    },
  },
  {
    name: 'switch of organisation',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Trocar de empresa' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'new password, error shown',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Alterar senha', exact: true }).click()
      await page.getByRole('button', { name: 'Salvar nova senha' }).click()
      await expect(page.getByText('O campo senha é obrigatório.')).toBeVisible()
    },
  },
  {
    name: 'my data',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Baixar meus dados' }).click()
      await page.getByRole('button', { name: 'Preparar arquivo' }).click()
      await expect(page.getByText(/^Pronto\. Seu arquivo é/)).toBeVisible()
    },
  },
  {
    name: 'deletion of the account',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Excluir conta' }).click()
      await expect(page.getByRole('heading', { name: 'Excluir conta?' })).toBeVisible()
    },
  },
  {
    name: 'last confirmation, error shown',
    only: 'dialog[open]',
    open: async ({ page }) => {
      await page.getByRole('button', { name: 'Continuar' }).click()
      await page.getByRole('button', { name: 'Excluir minha conta' }).click()
      await expect(page.getByText('Digite a palavra EXCLUIR.')).toBeVisible()
    },
  },
]
