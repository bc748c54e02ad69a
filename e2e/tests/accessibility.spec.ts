import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import type { Platform } from '../platform/platform.ts'
import { chooseTab, lia, press, signInWith, signUpWith, title } from './fixtures/signed-out-area.ts'
import { expect, test } from './fixtures/site-test.ts'

test.use({
  // What is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
  // What axe found says it all; a picture of each of its steps doubles the time.
  trace: 'off',
})

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
    await customer.signIn(ana, `/${brand.key}`)
    await judgeAll(signedInViews, turn, page, platform)
  })
}

test('every signed-out view of the product’s own brand is accessible', async ({ page, platform }) => {
  await page.goto('/')
  await judgeAll(signedOutViews, 0, page, platform)
})

test('every view outside an organisation is accessible', async ({ page, customer }) => {
  await customer.signIn(ana, '/')
  for (const width of widths) {
    await expect(page.getByRole('link', { name: /Padaria Estrela/ })).toBeVisible()
    await judge(page, 'companies', width)
  }
  await page.goto('/user-profile')
  await expect(page.getByLabel('Nome')).toHaveValue('Ana Souza')
  await judge(page, 'profile', 412)
})

test('every view of a customer with nothing is accessible', async ({ page, platform, customer }) => {
  await customer.signIn(bruno, '/')
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
  browserConsole.allow(/404|\[federation\]|MIME type|Failed to load resource/)
  await page.goto('/padaria/nada')
  for (const width of widths) await judge(page, 'error page', width)
  await customer.signIn(ana, '/padaria')
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

test('a toast is announced once', async ({ page, browserConsole }) => {
  browserConsole.allow(/the server responded with a status of 400/)
  const message = 'Número de telefone ou Senha incorreto'
  await page.addInitScript(recordAnnouncements)
  await page.goto('/padaria')
  await signInWith(page, ana, 'senha errada')
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(page.getByText(message)).toHaveCount(0)
  expect((await announcements(page)).filter((text) => text.includes(message))).toEqual([message])
})

test('the keyboard alone does all that a customer does', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/padaria')

  await test.step('signs in', async () => {
    await tabTo(page, page.getByLabel('Telefone'))
    await page.keyboard.type(ana)
    await tabTo(page, page.getByLabel('Senha', { exact: true }))
    await page.keyboard.type('pontos123')
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Início')
    await expect(heading).toBeFocused()
  })

  await test.step('skips what stands on every screen', async () => {
    await page.reload()
    await expect(heading).toBeAttached()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Extrato de Pontos' }), 1)
  })

  await test.step('goes to the rewards by the tab bar', async () => {
    await tabTo(page, tabs.getByRole('link', { name: 'Recompensas' }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Recompensas')
    await expect(heading).toBeFocused()
  })

  await test.step('opens a reward, and is back at its card after Esc', async () => {
    const card = page.getByRole('button', { name: /Café coado/ })
    await tabTo(page, card)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Café coado' })
    await expect(dialog.getByRole('heading', { name: 'Café coado' })).toBeFocused()
    await tabTo(page, dialog.getByRole('button', { name: 'Gerar voucher' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Seu código', { exact: true })).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Copiar código' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  })

  await test.step('signs out from the profile', async () => {
    await tabTo(page, tabs.getByRole('link', { name: 'Perfil' }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Perfil')
    await expect(heading).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Sair', exact: true }))
    await page.keyboard.press('Enter')
    await expect(heading).toHaveText('Entre na sua conta')
    await expect(heading).toBeFocused()
  })
})

test('the keyboard alone chooses a tab: arrows, Home and End', async ({ page }) => {
  await page.goto('/padaria')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tabTo(page, tab('Acessar'))
  for (const { key, name, heading } of [
    { key: 'ArrowRight', name: 'Inscrever-se', heading: 'Crie sua conta' },
    { key: 'ArrowRight', name: 'Redefinir', heading: 'Redefina sua senha' },
    { key: 'ArrowRight', name: 'Acessar', heading: 'Entre na sua conta' },
    { key: 'ArrowLeft', name: 'Redefinir', heading: 'Redefina sua senha' },
    { key: 'Home', name: 'Acessar', heading: 'Entre na sua conta' },
    { key: 'End', name: 'Redefinir', heading: 'Redefina sua senha' },
  ]) {
    await page.keyboard.press(key)
    await expect(tab(name)).toBeFocused()
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name }).getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  // The other tabs are no stops on the way: the next is the form.
  await tabTo(page, page.getByLabel('Telefone'), 1)
})

test('the keyboard alone signs up, proves the phone and is in', async ({ page, customer }) => {
  await page.goto('/padaria')
  await tabTo(page, page.getByRole('tab', { name: 'Acessar' }))
  await page.keyboard.press('ArrowRight')
  for (const [label, text] of [
    ['Nome', lia.name],
    ['Telefone', lia.phone],
    ['E-mail', lia.email],
    ['Data de nascimento', lia.birthDate],
    ['Gênero', lia.gender],
    ['Senha', lia.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }), 2)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Confirme seu telefone')
  await expect(title(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Código de confirmação'))
  await page.keyboard.type(await customer.code(lia.phone, 'identity'))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Início')
  await expect(title(page)).toBeFocused()
})

test('the keyboard alone resets a password and signs in with it', async ({ page, customer }) => {
  const password = 'outra senha 1'
  await page.goto('/padaria')
  await tabTo(page, page.getByRole('tab', { name: 'Acessar' }))
  await page.keyboard.press('End')
  await tabTo(page, page.getByLabel('Telefone'))
  await page.keyboard.type(ana)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Crie uma nova senha')
  await expect(title(page)).toBeFocused()
  await tabTo(page, page.getByLabel('Código de confirmação'))
  await page.keyboard.type(await customer.code(ana, 'sms'))
  await tabTo(page, page.getByLabel('Nova senha'), 1)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(title(page)).toBeFocused()
  await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
  await tabTo(page, page.getByLabel('Senha', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Início')
})

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator, atMost = 40): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < atMost; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, `within ${atMost} presses of Tab`).toBeFocused()
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
  // 'Legacy' opens no second page for each scan; that is for frames of other origins, and there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(rules)
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

/** Runs in the page: records what screen readers read out by themselves, once for each live region that takes it in. */
function recordAnnouncements(): void {
  const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], [role=log], output'
  const announcements: string[] = []
  Object.assign(window, { announcements })
  const record = (added: Node, target: Node) => {
    const text = added.textContent?.trim()
    if (!text) return
    for (let around = target.parentElement; around; around = around.parentElement) if (around.matches(live)) announcements.push(text)
    if (target instanceof Element && target.matches(live)) announcements.push(text)
    // An alert is read out though it comes with its text.
    if (added instanceof Element) announcements.push(...[added, ...added.querySelectorAll('*')].filter((it) => it.matches('[role=alert]')).map(() => text))
  }
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) for (const added of addedNodes) record(added, target)
  }).observe(document, { childList: true, subtree: true })
}

const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { announcements: readonly string[] }).announcements)

/** Gives an organisation the colour of a test. */
function paint(platform: Platform, { key, primary }: Brand): void {
  if (primary) platform.database.prepare('UPDATE organizations SET colors = ? WHERE key = ?').run(JSON.stringify({ primary }), key)
}
