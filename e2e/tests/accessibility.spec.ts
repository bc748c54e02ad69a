import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import axeCore from 'axe-core'
import type { Platform } from '../platform/platform.ts'
import { chooseTab, expect, lia, press, signInWith, signUpWith, test, title } from '../kit/index.ts'

test.use({
  // What is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

// Half a megabyte, which each document reads once: sent for each scan anew, it would take longer than all the rules.
test.beforeEach(({ page }) => page.addInitScript({ content: `window.installAxe = () => {${axeCore.source}}` }))

const ana = '11912345678'
const bruno = '11911112222'
const davi = '31933334444'
const widths = [320, 412, 1280] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Brand {
  readonly name: string
  readonly key: string
  /** In the place of the organisation's own. */
  readonly primary?: string
}

const brands: readonly Brand[] = [
  { name: 'padaria', key: 'padaria' },
  { name: 'nearly white', key: 'nuvem' },
  { name: 'yellow', key: 'mercado-sol' },
  { name: 'very long name', key: 'associacao-dos-comerciantes' },
  { name: 'red', key: 'padaria', primary: '#ff0000' },
  { name: 'mid-grey', key: 'padaria', primary: '#808080' },
  { name: 'black', key: 'padaria', primary: '#000000' },
]

interface ViewTools {
  readonly page: Page
  readonly platform: Platform
  readonly tabs: Locator
}

interface View {
  readonly name: string
  /** Leads there from the view before it. */
  readonly open: (tools: ViewTools) => Promise<void>
  /** All there is to judge: with a dialog open, the page behind it is not. */
  readonly only?: string
}

const signedOutViews: readonly View[] = [
  { name: 'sign-in', open: ({ page }) => expect(page.getByRole('heading', { name: 'Entre na sua conta' })).toBeVisible() },
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
      await page.getByLabel('Telefone').fill(ana)
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

const signedInViews: readonly View[] = [
  {
    name: 'home',
    open: async ({ page }) => {
      await expect(page.getByText(/^[\d.]+\spontos?$/)).toBeAttached()
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
      await expect(page.getByText('Atualizado com sucesso!')).toBeVisible()
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

/** A customer of the seed for each challenge, and what its view says to an empty answer. */
const challenges = [
  { challenge: 'new password', phone: '11930000012', heading: 'Crie uma nova senha', error: 'O campo senha é obrigatório.' },
  { challenge: 'code by SMS', phone: '11930000013', heading: 'Confirme que é você', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'code of an app', phone: '11930000014', heading: 'Confirme que é você', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'set-up of an app', phone: '11930000015', heading: 'Proteja sua conta', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'choice of factor', phone: '11930000016', heading: 'Confirme que é você', error: undefined },
] as const

for (const [turn, brand] of brands.entries()) {
  test(`every signed-out view is accessible: ${brand.name}`, async ({ page, platform }) => {
    paint(platform, brand)
    await page.goto(`/${brand.key}`)
    await judgeAll(signedOutViews, turn, page, platform)
  })

  test(`every signed-in view is accessible: ${brand.name}`, async ({ page, platform, customer }) => {
    paint(platform, brand)
    await customer.openSignedIn(ana, `/${brand.key}`)
    await judgeAll(signedInViews, turn, page, platform)
  })
}

test('every signed-out view of the product’s own brand is accessible', async ({ page, platform }) => {
  await page.goto('/')
  await judgeAll(signedOutViews, 0, page, platform)
})

test('every view outside an organisation is accessible', async ({ page, customer }) => {
  await customer.openSignedIn(ana, '/')
  for (const width of widths) {
    await expect(page.getByRole('link', { name: /Padaria Estrela/ })).toBeVisible()
    await judge(page, 'companies', width)
  }
  await page.goto('/user-profile')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await judge(page, 'profile', 412)
})

test('every view of remembered devices is accessible', async ({ page, customer }) => {
  await customer.signIn('11930000017', '/padaria/user-profile')
  await page.getByRole('button', { name: 'Dispositivos lembrados' }).click()
  await page.getByRole('button', { name: 'Lembrar este dispositivo' }).click()
  await expect(page.getByText('71 dispositivos')).toBeVisible()
  for (const width of widths) await judge(page, 'devices', width, 'dialog[open]')
})

test('every view of a customer with nothing is accessible', async ({ page, platform, customer }) => {
  await customer.openSignedIn(bruno, '/')
  await expect(page.getByText('Nenhuma empresa disponível')).toBeVisible()
  for (const width of widths) await judge(page, 'no companies', width)
  platform.database.exec(`
    INSERT INTO terms_acceptances (sub, organization_key, accepted_at)
      SELECT sub, key, 0 FROM seed_customers, organizations WHERE phone = '${bruno}';
    DELETE FROM reward_companies;
    DELETE FROM rewards`)
  for (const [turn, { name, key }] of brands.slice(0, 4).entries()) {
    await page.goto(`/${key}/scores`)
    await expect(page.getByRole('link', { name: 'Ver recompensas' })).toBeVisible()
    await judge(page, `empty statement, ${name}`, widthAt(turn))
    await page.goto(`/${key}/rewards`)
    await expect(page.getByText('Nehuma recompensa encontrada.')).toBeVisible()
    await judge(page, `no rewards, ${name}`, widthAt(turn + 1))
  }
})

test('every view of a failure is accessible', async ({ page, customer, remotes, browserConsole }) => {
  // The pointer on its way asks for the code, and the click once more.
  browserConsole.allow(/404|\[federation\]|Federation Runtime|MIME type|Failed to load resource/)
  await page.goto('/padaria/nada')
  for (const width of widths) await judge(page, 'error page', width)
  await customer.openSignedIn(ana, '/padaria')
  remotes.break('mf-scores', 'not-found', undefined)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  for (const width of widths) await judge(page, 'remote failure', width)
})

for (const { challenge, phone, heading, error } of challenges) {
  test(`the view of a sign-in’s challenge is accessible: ${challenge}`, async ({ page }) => {
    await page.goto('/padaria')
    await page.getByLabel('Telefone').fill(phone)
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
    await page.getByRole('button', { name: 'Acessar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    for (const width of widths) await judge(page, challenge, width)
    if (!error) return
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(page.getByText(error)).toBeVisible()
    await judge(page, `${challenge}, error shown`, 412)
  })
}

for (const { name, path } of [
  { name: 'the product’s own brand', path: '/' },
  { name: 'an organisation', path: '/padaria' },
]) {
  test(`every view between a password and the console is accessible: ${name}`, async ({ page, platform, browserConsole }) => {
    // Points are asked for with the token, which knows the phone that the account has lost meanwhile.
    browserConsole.allow(/the server responded with a status of 403/)
    await test.step('the code of a sign-up', async () => {
      await page.goto(path)
      await chooseTab(page, 'Inscrever-se')
      await signUpWith(page, lia)
      await expect(title(page)).toHaveText('Confirme seu telefone')
      await judgeWithError(page, 'verify of a sign-up', 'Confirmar', 'O campo código de confirmação é obrigatório.')
      await press(page, 'Voltar')
    })
    await test.step('the code of a signed-in customer', async () => {
      await signInWith(page, davi)
      await expect(title(page)).toHaveText('Confirme seu telefone')
      await judgeWithError(page, 'verify of a session', 'Confirmar', 'O campo código de confirmação é obrigatório.')
      await press(page, 'Sair')
      await expect(title(page)).toHaveText('Entre na sua conta')
    })
    await test.step('what is missing', async () => {
      await signInWith(page, ana)
      await expect(page.getByRole('banner')).toBeVisible()
      forgetAttributes(platform, ana)
      await page.reload()
      await expect(title(page)).toHaveText('Complete seu cadastro')
      await judgeWithError(page, 'attributes', 'Salvar', 'O campo nome é obrigatório.')
    })
  })
}

/** Another width for each view, and for each brand another one of the same view: every pair of the three occurs. */
async function judgeAll(views: readonly View[], turn: number, page: Page, platform: Platform): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  for (const [index, { name, open, only }] of views.entries()) {
    await open({ page, platform, tabs })
    await judge(page, name, widthAt(turn + index), only)
  }
}

/** At each width as it is, and on phones with its error shown. */
async function judgeWithError(page: Page, name: string, button: string, error: string): Promise<void> {
  for (const width of widths) await judge(page, name, width)
  await press(page, button)
  await expect(page.getByText(error)).toBeVisible()
  await judge(page, `${name}, error shown`, widths[0])
}

const widthAt = (turn: number): number => widths[turn % widths.length] ?? widths[0]

async function judge(page: Page, name: string, width: number, only?: string): Promise<void> {
  await page.setViewportSize({ width, height: 860 })
  // The page may hear of its new size while axe reads it: a colour of before on a ground of after.
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  // 'Legacy' opens no second page for each scan; that is for frames of other origins, and there are none.
  const axe = new AxeBuilder({ page, axeSource: 'installAxe()' }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(rules)
  const { violations } = await (only ? axe.include(only) : axe).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
  expect.soft(found, `${name} at ${width} px`).toEqual([])
}

/** Leaves a customer nothing but the e-mail. */
function forgetAttributes(platform: Platform, phone: string): void {
  platform.database
    .prepare(
      `DELETE FROM user_attributes WHERE name IN ('name', 'phone_number', 'phone_number_verified', 'birthdate', 'gender')
         AND sub = (SELECT sub FROM seed_customers WHERE phone = ?)`,
    )
    .run(phone)
}

/** Gives an organisation the colour of a test. */
function paint(platform: Platform, { key, primary }: Brand): void {
  if (primary) platform.database.prepare('UPDATE organizations SET colors = ? WHERE key = ?').run(JSON.stringify({ primary }), key)
}
