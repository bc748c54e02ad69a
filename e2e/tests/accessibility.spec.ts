import type { Locator, Page } from '@playwright/test'
import axeCore, { type RunOnly, type RunOptions } from 'axe-core'
import type { Platform } from '../platform/platform.ts'
import { brokenWords, chooseTab, cutTexts, expect, lia, overflow, press, resize, signInWith, signUpWith, test, title, totalOf } from '../kit/index.ts'

test.use({
  // A view that is half faded in has half its contrast.
  contextOptions: { reducedMotion: 'reduce' },
})

// Half a megabyte, read once by each document: sending it for each scan would take longer than all the rules.
test.beforeEach(({ page }) => page.addInitScript({ content: `window.installAxe = () => {${axeCore.source}}` }))

const ana = '11912345678'
const bruno = '11911112222'
const davi = '31933334444'
const widths = [320, 412, 1280] as const
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that read colours: another theme can break only these. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe cannot judge in a long dialog: a browser itself lets the keyboard scroll a region without controls, and what is scrolled out
 * of sight obscures nothing. Each view's own scan has both rules.
 */
const misjudgedInLongDialogs = ['scrollable-region-focusable', 'target-size']

interface Paint {
  readonly name: string
  readonly colors: Readonly<Record<string, string>>
}

/** Further colours that an organisation may have. */
const otherPaints: readonly Paint[] = [
  { name: 'nearly white', colors: { primary: '#fdfcf7', secondary: '#e8f1f7' } },
  { name: 'red', colors: { primary: '#ff0000' } },
  { name: 'mid-grey', colors: { primary: '#808080' } },
  { name: 'black', colors: { primary: '#000000' } },
]

/** Organisations whose views differ in more than colours: a logo, a name of several lines, an initial instead of a broken logo. */
const organizations: readonly { readonly name: string; readonly key: string; readonly paints: readonly Paint[] }[] = [
  { name: 'padaria, nearly white, red, mid-grey and black', key: 'padaria', paints: otherPaints },
  { name: 'very long name', key: 'associacao-dos-comerciantes', paints: [] },
  { name: 'yellow', key: 'mercado-sol', paints: [] },
]

/** How a customer may have set up the device. */
interface Display {
  readonly name: string
  readonly media?: Parameters<Page['emulateMedia']>[0]
  /** The browser's text size; 100 % by default. */
  readonly textSize?: '100%' | '200%'
}

/** Each view is judged in each of these too, at sizes that take turns. */
const displays: readonly Display[] = [
  { name: 'forced colours', media: { forcedColors: 'active', colorScheme: 'dark' } },
  { name: 'twice the text size', textSize: '200%' },
]
const sizes = [
  [320, 700],
  [412, 860],
  [1280, 860],
  [640, 360],
] as const

/** A theme as the site computes it: custom properties by name. */
interface Painted {
  readonly name: string
  readonly theme: Readonly<Record<string, string>>
}

interface ViewTools {
  readonly page: Page
  readonly platform: Platform
  readonly tabs: Locator
}

interface View {
  readonly name: string
  /** Leads to this view from the previous one. */
  readonly open: (tools: ViewTools) => Promise<void>
  /** The part to judge: with an open dialog, the page behind it does not count. */
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

/** A customer of the seed for each challenge, and what its view says to an empty entry. */
const challenges = [
  { challenge: 'new password', phone: '11930000012', heading: 'Crie uma nova senha', error: 'O campo senha é obrigatório.' },
  { challenge: 'code by SMS', phone: '11930000013', heading: 'Confirme que é você', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'code of an app', phone: '11930000014', heading: 'Confirme que é você', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'set-up of an app', phone: '11930000015', heading: 'Proteja sua conta', error: 'O campo código de confirmação é obrigatório.' },
  { challenge: 'choice of factor', phone: '11930000016', heading: 'Confirme que é você', error: undefined },
] as const

for (const [turn, { name, key, paints }] of organizations.entries()) {
  test(`every signed-out view is accessible: ${name}`, async ({ page, platform }) => {
    const painted = await themesOf(paints, key, page, platform)
    await page.goto(`/${key}`)
    await judgeAll(signedOutViews, turn, page, platform, painted)
  })

  test(`every signed-in view is accessible: ${name}`, async ({ page, platform, customer }) => {
    const painted = await themesOf(paints, key, page, platform)
    await customer.openSignedIn(ana, `/${key}`)
    await judgeAll(signedInViews, turn, page, platform, painted)
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
  await judgeAtEachWidth(page, 'devices', 'dialog[open]')
})

test('every view of a customer with nothing is accessible', async ({ page, platform, customer }) => {
  await customer.openSignedIn(bruno, '/')
  await expect(page.getByText('Nenhuma empresa disponível')).toBeVisible()
  await judgeAtEachWidth(page, 'no companies')
  platform.database.exec(`
    INSERT INTO terms_acceptances (sub, organization_key, accepted_at)
      SELECT sub, key, 0 FROM seed_customers, organizations WHERE phone = '${bruno}';
    DELETE FROM reward_companies;
    DELETE FROM rewards`)
  for (const [turn, key] of ['padaria', 'nuvem', 'mercado-sol', 'associacao-dos-comerciantes'].entries()) {
    await page.goto(`/${key}/scores`)
    const toRewards = page.getByRole('link', { name: 'Ver recompensas' })
    await expect(toRewards).toBeVisible()
    await judge(page, `empty statement, ${key}`, widthAt(turn))
    await toRewards.click()
    await expect(page.getByText('Nehuma recompensa encontrada.')).toBeVisible()
    await judge(page, `no rewards, ${key}`, widthAt(turn + 1))
  }
})

test('every view of a failure is accessible', async ({ page, customer, remotes, browserConsole }) => {
  // Hovering requests the code, and the click requests it again.
  browserConsole.allow(/404|\[federation\]|Federation Runtime|MIME type|Failed to load resource/)
  await page.goto('/padaria/nada')
  await expect(title(page)).toHaveText('Unexpected Application Error!')
  await judgeAtEachWidth(page, 'error page')
  await customer.openSignedIn(ana, '/padaria')
  remotes.break('mf-scores', 'not-found', undefined)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pontos' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await judgeAtEachWidth(page, 'remote failure')
})

test('every view of a sign-in’s challenge is accessible', async ({ page }) => {
  await page.goto('/padaria')
  for (const { challenge, phone, heading, error } of challenges) {
    await test.step(challenge, async () => {
      await signInWith(page, phone)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
      if (error) await judgeWithError(page, challenge, 'Confirmar', error)
      else await judgeAtEachWidth(page, challenge)
      await press(page, 'Voltar')
      await expect(title(page)).toHaveText('Entre na sua conta')
    })
  }
})

for (const { name, path } of [
  { name: 'the product’s own brand', path: '/' },
  { name: 'an organisation', path: '/padaria' },
]) {
  test(`every view between a password and the console is accessible: ${name}`, async ({ page, platform, browserConsole }) => {
    // Points are requested with the token, which still has the phone that the account lost meanwhile.
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

/** The widths take turns by view, and by organisation for the same view. */
async function judgeAll(views: readonly View[], turn: number, page: Page, platform: Platform, painted: readonly Painted[] = []): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Principal' })
  for (const [index, { name, open, only }] of views.entries()) {
    await open({ page, platform, tabs })
    await judge(page, name, widthAt(turn + index), only)
    await judgeColours(page, name, painted, only)
    await judgeAtNight(page, name, painted[index % painted.length], only)
    // Where there are no paints there is time for another display.
    if (painted.length === 0) await judgeDisplay(page, platform, name, turn + index, only)
  }
}

/** Scans at each width, and on phones also with the error shown. */
async function judgeWithError(page: Page, name: string, button: string, error: string): Promise<void> {
  await judgeAtEachWidth(page, name)
  await press(page, button)
  await expect(page.getByText(error)).toBeVisible()
  await judge(page, `${name}, error shown`, widths[0])
}

async function judgeAtEachWidth(page: Page, name: string, only?: string): Promise<void> {
  for (const width of widths) await judge(page, name, width, only)
}

const widthAt = (turn: number): number => widths[turn % widths.length] ?? widths[0]

async function judge(page: Page, name: string, width: number, only?: string): Promise<void> {
  await resize(page, width)
  expect.soft(await violations(page, { type: 'tag', values: rules }, only), `${name} at ${width} px`).toEqual([])
}

/** Scans the open view in other themes, which change only its colours. */
async function judgeColours(page: Page, name: string, painted: readonly Painted[], only?: string): Promise<void> {
  const own = await themeOf(page)
  for (const paint of painted) {
    await putOn(page, paint.theme)
    expect.soft(await violations(page, { type: 'rule', values: colourRules }, only), `${name} in ${paint.name}`).toEqual([])
  }
  await putOn(page, own)
}

/** Scans the open view at night, in its own theme and in one other. */
async function judgeAtNight(page: Page, name: string, paint: Painted | undefined, only?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await judgeColours(page, `${name} at night`, [{ name: 'its own theme', theme: {} }, ...(paint ? [paint] : [])], only)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Scans the open view in the display and at the size whose turn it is, and looks whether all of it has its place there. */
async function judgeDisplay(page: Page, platform: Platform, name: string, turn: number, only?: string): Promise<void> {
  const display = displays[turn % displays.length]
  const [width, height] = sizes[Math.floor(turn / displays.length) % sizes.length] ?? sizes[0]
  if (!display) return
  // A name may have a word that is longer than any line.
  const namesOfOrganizations = JSON.stringify(platform.database.prepare('SELECT name FROM organizations').all())
  const where = `${name} with ${display.name} at ${width} × ${height} px`
  await setUp(page, display)
  await resize(page, width, height)
  // axe reads the colours that the site asked for, not those that the customer forced.
  const ignored = [...(display.media?.forcedColors ? colourRules : []), ...misjudgedInLongDialogs]
  expect.soft(await violations(page, { type: 'tag', values: rules }, only, ignored), where).toEqual([])
  expect.soft(await overflow(page), where).toBeLessThanOrEqual(0)
  expect.soft(await cutTexts(page), where).toEqual([])
  expect.soft((await brokenWords(page)).filter((word) => !namesOfOrganizations.includes(word)), where).toEqual([])
  if (display.media?.forcedColors) expect.soft(await unmarked(page), where).toEqual([])
  await setUp(page, { name: 'as before' })
}

async function setUp(page: Page, { media, textSize = '100%' }: Display): Promise<void> {
  await page.emulateMedia({ forcedColors: null, colorScheme: null, ...media })
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize)
}

/** What is chosen among others, a tab or a link of the tab bar, and has their look. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[aria-selected=true], nav [aria-current=page]')].flatMap((chosen) => {
      const others = [...(chosen.parentElement?.children ?? [])].filter((other) => other !== chosen)
      const surface = (element: Element) => getComputedStyle(element).backgroundColor
      return others.some((other) => surface(other) === surface(chosen)) ? [chosen.textContent ?? ''] : []
    }),
  )

/** What axe finds, once every colour has its final value: a text may get its colour a frame after its background. */
async function violations(page: Page, runOnly: RunOnly, only?: string, ignored: readonly string[] = []): Promise<readonly string[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'], rules: Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])) }
  return page.evaluate(
    async ({ how, scope }) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await painted()
      while (transitions().length > 0) {
        await Promise.allSettled(transitions().map(({ finished }) => finished))
        await painted()
      }
      const axeWindow = window as unknown as { axe: typeof axeCore; installAxe: () => void }
      // New for each scan: axe remembers colours of the scan before.
      axeWindow.installAxe()
      const found = await axeWindow.axe.run(scope ?? document, how)
      return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
    },
    { how: options, scope: only },
  )
}

/** Leaves a customer only the e-mail. */
function forgetAttributes(platform: Platform, phone: string): void {
  platform.database
    .prepare(
      `DELETE FROM user_attributes WHERE name IN ('name', 'phone_number', 'phone_number_verified', 'birthdate', 'gender')
         AND sub = (SELECT sub FROM seed_customers WHERE phone = ?)`,
    )
    .run(phone)
}

/** The themes that the site computes from an organisation's colours; afterwards the colours are as before. */
async function themesOf(wanted: readonly Paint[], key: string, page: Page, platform: Platform): Promise<readonly Painted[]> {
  const paint = platform.database.prepare('UPDATE organizations SET colors = ? WHERE key = ?')
  const own = platform.database.prepare('SELECT colors FROM organizations WHERE key = ?').get(key)?.['colors'] ?? null
  const painted: Painted[] = []
  for (const { name, colors } of wanted) {
    paint.run(JSON.stringify(colors), key)
    await page.goto(`/${key}`)
    await expect.poll(async () => (await themeOf(page))['--brand']).toBe(colors['primary'])
    painted.push({ name, theme: await themeOf(page) })
  }
  paint.run(own, key)
  return painted
}

const themeOf = (page: Page): Promise<Painted['theme']> =>
  page.evaluate(() => {
    const { style } = document.documentElement
    return Object.fromEntries([...style].filter((name) => name.startsWith('--')).map((name) => [name, style.getPropertyValue(name)]))
  })

/** As the site does it (`applyBrandTheme`). */
const putOn = (page: Page, theme: Painted['theme']): Promise<void> =>
  page.evaluate((properties) => {
    for (const [name, value] of Object.entries(properties)) document.documentElement.style.setProperty(name, value)
  }, theme)
