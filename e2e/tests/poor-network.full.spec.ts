import type { Locator, Page } from '@playwright/test'
import type { CountedCalls } from '../platform/control/counted-calls.ts'
import type { FaultEffect } from '../platform/faults/effect.ts'
import type { Platform } from '../platform/platform.ts'
import { clientOf } from '../platform/testing/api-client.ts'
import { closeToasts, confirm, expect, settled, test, totalOf, type CustomerActions } from '../kit/index.ts'

/*
 * Sign-up, sign-in, sign-out, renewal and reset while every service is slow, or fails each tenth call. The customer does what
 * anyone would: presses again. No view is ever blank, nothing typed is lost, no step is a dead end.
 */
const services = ['identity', 'api', 'swap', 'authHelper', 'terms'] as const

/** After this many presses a button must have worked: the platform fails every tenth call, never two in a row. */
const patience = 4

interface Circumstance {
  readonly name: string
  readonly effect: FaultEffect
  /** The calls of a step that fail, one each time; none if all are merely late. */
  readonly turns: readonly number[]
}

const circumstances: readonly Circumstance[] = [
  { name: 'every service answers 300 ms late', effect: { kind: 'latency', delayMs: 300 }, turns: [] },
  { name: 'each tenth call is answered with 500', effect: { kind: 'status', status: 500, oneIn: 10 }, turns: [1, 2, 3] },
  { name: 'each tenth call is dropped', effect: { kind: 'drop', oneIn: 10 }, turns: [1, 2, 3] },
]

const newPhone = '11987650002'
const passwords = { first: 'segredo1', second: 'segredo2' }

for (const { name, effect, turns } of circumstances) {
  test(`a customer signs up, in and out, renews and resets while ${name}`, async ({ page, customer, platform, browserConsole }) => {
    test.setTimeout(180_000)
    browserConsole.allow(/Failed to load resource|preloaded using link preload/)
    for (const service of services) {
      expect(await clientOf(platform, 'control').post('/faults', { service, ...effect })).toMatchObject({ status: 201 })
    }
    await test.step('signs up', async () => {
      takeTurn(platform, 1)
      await signUp(page, customer)
    })
    for (const turn of turns.length > 0 ? turns : [1]) {
      await test.step(`reloads with expired tokens, signs out, signs in; call ${turn} of each fails, if any does`, async () => {
        takeTurn(platform, turn)
        await reloadWithExpiredTokens(page, platform)
        takeTurn(platform, turn)
        await signOut(page)
        takeTurn(platform, turn)
        await signIn(page, passwords.first)
      })
    }
    await test.step('forgets the password and resets it', async () => {
      await signOut(page)
      takeTurn(platform, 1)
      await resetPassword(page, customer)
      await signIn(page, passwords.second)
    })
    // Exactly the intended calls went wrong; a call that a reload cut short has no response either.
    const { data } = await clientOf(platform, 'control').get<CountedCalls[]>('/calls')
    const countOf = (failed: (status: number | null) => boolean) => data.filter(({ status }) => failed(status)).reduce((sum, { count }) => sum + count, 0)
    if (turns.length > 0) expect(countOf((status) => status === null || status === 500)).toBeGreaterThanOrEqual(8)
    else expect(countOf((status) => status === 500)).toBe(0)
  })
}

/**
 * Makes each service fail its n-th call from now, so that in turn every call of a step fails. Not the terms service: if it did not
 * hear of the acceptance, its page asks for it, as it should (readings, "Routes").
 */
const takeTurn = (platform: Platform, n: number) => platform.database.exec(`UPDATE faults SET matched = ${10 - n} WHERE service <> 'terms'`)

const consoleOf = (page: Page) => page.getByRole('banner')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Step {
  readonly press: Locator
  /** Enters a code and presses, at the first attempt: a complete code is sent by itself. */
  readonly enter?: () => Promise<void>
  /** What the press leads to. */
  readonly leadsTo: Locator
  /** What was typed; a failure must not remove it. */
  readonly typed: readonly { readonly field: Locator; readonly value: string }[]
}

/** Presses until it works. Each time that it does not, a message says so and everything typed is still there. */
async function press(page: Page, { press: control, enter, leadsTo, typed }: Step): Promise<void> {
  const closeMessage = button(page, 'Fechar aviso')
  for (let attempt = 1; attempt <= patience; attempt += 1) {
    await closeToasts(page)
    if (enter && attempt === 1) await enter()
    else await control.click()
    await expect(leadsTo.or(closeMessage).first()).toBeVisible({ timeout: 15_000 })
    if (await leadsTo.isVisible()) return
    // A message may also report the success, just before the next view appears.
    await settled(page)
    const idle = control.and(page.locator(':enabled:not([aria-busy="true"])'))
    await expect(leadsTo.or(idle).first()).toBeVisible()
    if (await leadsTo.isVisible()) return
    for (const { field, value } of typed) await expect(field).toHaveValue(value)
  }
  throw new Error(`pressed ${patience} times, and it led nowhere`)
}

async function signUp(page: Page, customer: CustomerActions): Promise<void> {
  await page.goto('/cafe-central')
  await tab(page, 'Inscrever-se').click()
  const typed = [
    { field: page.getByLabel('Nome'), value: 'Lia Moura' },
    { field: page.getByLabel('Telefone'), value: '(11) 98765-0002' },
    { field: page.getByLabel('E-mail'), value: 'lia@example.com' },
    { field: page.getByLabel('Data de nascimento'), value: '12/03/1990' },
    { field: page.getByLabel('Senha', { exact: true }), value: passwords.first },
  ]
  for (const { field, value } of typed) await field.fill(value)
  await page.getByLabel('Gênero').selectOption({ label: 'Feminino' })
  const code = page.getByLabel('Código de confirmação')
  await press(page, { press: button(page, 'Inscrever-se'), leadsTo: code, typed })
  const value = await customer.code(newPhone, 'identity')
  // The confirmation may succeed and the following sign-in fail: then the sign-in view shows.
  const either = consoleOf(page).or(tab(page, 'Acessar'))
  await press(page, { press: button(page, 'Confirmar'), enter: () => confirm(page, value), leadsTo: either, typed: [{ field: code, value }] })
  if (await tab(page, 'Acessar').isVisible()) await signIn(page, passwords.first)
}

async function signIn(page: Page, password: string): Promise<void> {
  const phoneField = page.getByLabel('Telefone')
  const passwordField = page.getByLabel('Senha', { exact: true })
  await phoneField.fill(newPhone)
  await passwordField.fill(password)
  const typed = [
    { field: phoneField, value: '(11) 98765-0002' },
    { field: passwordField, value: password },
  ]
  await press(page, { press: button(page, 'Acessar'), leadsTo: consoleOf(page), typed })
}

async function reloadWithExpiredTokens(page: Page, platform: Platform): Promise<void> {
  await clientOf(platform, 'control').post('/expire', { phone: newPhone, what: 'tokens' })
  await page.reload()
  const retry = button(page, 'Tentar de novo')
  await expect(consoleOf(page).or(retry).first()).toBeVisible()
  if (await retry.isVisible()) await press(page, { press: retry, leadsTo: consoleOf(page), typed: [] })
  await expect(consoleOf(page)).toContainText('Lia')
  await expect(totalOf(page, /^150\spontos$/)).toBeAttached()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Perfil' }).click()
  await button(page, 'Sair').click()
  await expect(tab(page, 'Acessar')).toBeVisible()
  await expect(consoleOf(page)).toHaveCount(0)
}

async function resetPassword(page: Page, customer: CustomerActions): Promise<void> {
  await tab(page, 'Redefinir').click()
  const phoneField = page.getByLabel('Telefone')
  await phoneField.fill(newPhone)
  const code = page.getByLabel('Código de confirmação')
  await press(page, { press: button(page, 'Enviar código'), leadsTo: code, typed: [{ field: phoneField, value: '(11) 98765-0002' }] })
  const value = await customer.code(newPhone, 'sms')
  const newPassword = page.getByLabel('Nova senha')
  await code.fill(value)
  await newPassword.fill(passwords.second)
  const typed = [
    { field: code, value },
    { field: newPassword, value: passwords.second },
  ]
  await press(page, { press: button(page, 'Confirmar'), leadsTo: tab(page, 'Acessar'), typed })
}
