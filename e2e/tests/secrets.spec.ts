import type { Page } from '@playwright/test'
import { chooseTab, codeField, confirm, expect, lia, press, signInWith, signUpWith, test } from '../kit/index.ts'

/* Secrets are only where they are typed, in what carries them, and in the identity client's own entries. */
const phone = '11987650003'
const passwords = ['senha-da-inscrição', 'senha-errada-1', 'senha-nova-2'] as const
const token = /eyJ[\w-]+\.eyJ[\w-]+/

/** The entries in which the identity client keeps a session's tokens; no other entry may contain one. */
const tokenEntry = /^CognitoIdentityServiceProvider\./

type SeenText = Readonly<Record<'where' | 'text', string>>

/** The share scope, as the federation runtime shows it to its own tools. */
interface Federation {
  readonly __INSTANCES__: readonly [{ readonly shareScopeMap: { readonly default: Readonly<Record<string, object>> } }]
}
type Factory = () => { readonly session: unknown }
type SharedModule = { readonly lib?: Factory; readonly get: () => Promise<Factory> }

/** What the page keeps: both storages, and the session store as every remote sees it. */
async function keptIn(page: Page, where: string): Promise<SeenText[]> {
  const kept = await page.evaluate(async () => {
    const entries = [localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).map((name) => ({ name, text: area.getItem(name) ?? '' })),
    )
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation
    const [{ shareScopeMap }] = instances
    const [shared] = Object.values(shareScopeMap.default['shared/session'] ?? {}) as SharedModule[]
    const factory = shared?.lib ?? (await shared?.get())
    return { entries, store: JSON.stringify(factory?.().session) }
  })
  expect(kept.store).toContain('"authentication"')
  const entries = kept.entries.filter(({ name }) => !tokenEntry.test(name))
  const texts = [{ name: 'store', text: kept.store }, ...entries]
  return texts.map(({ name, text }) => ({ where: `${where}: ${name}`, text }))
}

test('no password, code or token leaks [3.1]', async ({ page, customer, remotes, browserConsole }) => {
  browserConsole.allow(/Failed to load resource|\[federation\]|Federation Runtime|valid digest/)
  const texts: SeenText[] = []
  page.on('console', (message) => texts.push({ where: `console ${message.type()}`, text: message.text() }))
  page.on('request', (request) => texts.push({ where: 'address', text: request.url() }))
  const code = codeField(page)
  const codes: string[] = []

  // Without an organisation: the address of the terms carries the ID token, as the specification requires.
  await page.goto('/')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, { ...lia, phone, password: passwords[0] })
  await expect(code).toBeVisible()
  codes.push(await customer.code(phone, 'identity'))
  texts.push(...(await keptIn(page, 'verification')))
  await confirm(page, codes.at(-1) ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Empresas' })).toBeVisible()
  texts.push(...(await keptIn(page, 'signed in')))

  remotes.break('mf-profile', 'html')
  await page.goto('/user-profile')
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  remotes.heal()
  await page.reload()
  await press(page, 'Sair')
  await signInWith(page, phone, passwords[1])
  await expect(page.getByText('Número de telefone ou Senha incorreto')).toBeVisible()
  texts.push(...(await keptIn(page, 'refused')))

  await chooseTab(page, 'Redefinir')
  await press(page, 'Enviar código')
  await expect(code).toBeVisible()
  codes.push(await customer.code(phone, 'sms'))
  await code.fill(codes.at(-1) ?? '')
  await page.getByLabel('Nova senha', { exact: true }).fill(passwords[2])
  texts.push(...(await keptIn(page, 'reset')))
  await press(page, 'Confirmar')
  await expect(page.getByText('Senha redefinida com sucesso')).toBeVisible()
  texts.push(...(await keptIn(page, 'after the reset')))

  expect(browserConsole.seen.join()).toContain('[federation] mf-profile/Profile')
  const secrets = [...passwords, ...passwords.map(encodeURIComponent)]
  const leaks = texts.filter(
    ({ text }) =>
      secrets.some((secret) => text.includes(secret)) ||
      token.test(text) ||
      codes.some((secret) => new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)),
  )
  expect(leaks).toEqual([])
})
