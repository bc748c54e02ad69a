import type { Locator, Page } from '@playwright/test'
import type { Platform } from '../../platform/platform.ts'
import type { Fault } from '../../platform/faults/faults.ts'
import { clientOf } from '../../platform/testing/api-client.ts'
import { countCalls, expect, jumpUntilVisible, settled, totalOf } from '../../kit/index.ts'

/** What a browser tells apart; the client's own tests have the rest (`shared/api/api-client.test.ts`). */
export const effects = {
  'status 500': { kind: 'status', status: 500 },
  hang: { kind: 'hang' },
  drop: { kind: 'drop' },
  'commit-then-drop': { kind: 'commit-then-drop' },
} as const satisfies Readonly<Record<string, Pick<Fault, 'kind' | 'status'>>>

export type FaultName = keyof typeof effects

/** A call that goes wrong, where a customer makes it, and what a customer sees then. */
export interface FaultyCall {
  readonly name: string
  /** The specification's lines that its outcomes prove. */
  readonly lines?: string
  readonly call: Pick<Fault, 'service' | 'method' | 'path' | 'operation'>
  /** Ana is signed in, at her organisation. */
  readonly signedIn: boolean
  /** Prepares the platform's data for the call, before each fault. */
  readonly prepare?: (platform: Platform) => Promise<void>
  /** Makes the call, as a customer does. */
  readonly ask: (page: Page) => Promise<void>
  /** The text in the region that says that it went wrong. */
  readonly failureText: string | RegExp
  /** What still works, or is still there. */
  readonly kept: (page: Page) => Promise<void>
  readonly retry: (page: Page) => Promise<void>
  /** What the call is for. */
  readonly shown: (page: Page) => Promise<void>
  /** A write whose response was lost was made once, and the screen shows it. */
  readonly madeOnce?: (page: Page, platform: Platform) => Promise<void>
  /** A write that was carried out without a response: its screen finds that it was, and says nothing. A read can be repeated. */
  readonly isWrite?: true
}

const ana = '11912345678'
const anaSub = `(SELECT sub FROM seed_customers WHERE phone = '${ana}')`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => (page: Page) => button(page, name).click()
const open = (path: string) => async (page: Page) => void (await page.goto(path))
const visible = (locator: Locator) => expect(locator).toBeVisible()
const points = (page: Page) => expect(totalOf(page, /^1\.250\spontos$/)).toBeAttached()
const genericFailure = 'Não foi possível finalizar sua solicitação, atualize a página e tente novamente'

/** The frame around the screen, and a link to another one. */
async function frame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Ana')
  await visible(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Perfil' }))
}

async function openCoffee(page: Page): Promise<void> {
  await page.goto('/padaria/rewards')
  await page.getByRole('button', { name: /Café coado/ }).click()
}

/** The form of the swap service's codes; nothing else on the screen has it. */
const voucherCode = (page: Page) => page.getByRole('dialog').getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)

async function noVouchers(platform: Platform): Promise<void> {
  platform.database.exec('DELETE FROM vouchers')
}

const postVoucher = { service: 'swap', method: 'POST', path: '/vouchers' } as const

export const intentsAnswer: FaultyCall = {
  name: 'an intent’s answer',
  lines: '8.30',
  call: { service: 'swap', method: 'PUT', path: '/intents/trusty/{signature}/{code}' },
  signedIn: true,
  prepare: async (platform) => {
    platform.database.exec(`DELETE FROM intents WHERE sub = ${anaSub}`)
    await clientOf(platform, 'control').post('/seed', {
      intents: [{ phone: ana, organization: 'padaria', reason: 'Pedido do teste' }],
    })
  },
  ask: async (page) => {
    await page.goto('/padaria')
    await button(page, 'Autorizar').click()
  },
  failureText: genericFailure,
  kept: async (page) => {
    await frame(page)
    await points(page)
    await expect(page.getByText('Autorizado')).toHaveCount(0)
    await expect(button(page, 'Negar')).toBeEnabled()
  },
  retry: press('Autorizar'),
  shown: (page) => visible(page.getByText('Autorizado', { exact: true })),
  // Nothing in the response is shown; if it was lost, the list says what was decided.
  isWrite: true,
}

export const faultyCalls: readonly FaultyCall[] = [
  {
    name: 'points',
    lines: '7.11',
    call: { service: 'api', method: 'GET', path: '/v1/user/find/{phone}' },
    signedIn: true,
    ask: open('/padaria'),
    failureText: 'Pode estar desatualizado',
    kept: async (page) => {
      await frame(page)
      await visible(button(page, 'Autorizar').first())
      // The screen requests again what the start requested early; a response after the fault would make the retry needless.
      await settled(page)
    },
    retry: press('Atualizar'),
    shown: points,
  },
  intentsAnswer,
  {
    name: 'statement',
    lines: '7.13, 8.32',
    call: { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' },
    signedIn: true,
    ask: open('/padaria/scores'),
    failureText: 'Nenhum registro encontrado.',
    kept: frame,
    retry: press('Tentar de novo'),
    shown: (page) => visible(page.getByText('365 lançamentos')),
  },
  {
    name: 'a voucher',
    lines: '8.30',
    call: postVoucher,
    signedIn: true,
    prepare: async (platform) => {
      await noVouchers(platform)
      await clientOf(platform, 'control').delete('/calls')
    },
    ask: async (page) => {
      await openCoffee(page)
      await button(page, 'Gerar voucher').click()
    },
    failureText: genericFailure,
    kept: async (page) => {
      await visible(page.getByRole('dialog').getByRole('alert').getByText(genericFailure))
      await expect(voucherCode(page)).toHaveCount(0)
    },
    // If the response was lost, the customer decides.
    retry: (page) => page.getByRole('button', { name: /^Gerar (voucher|mesmo assim)$/ }).click(),
    shown: (page) => jumpUntilVisible(page, voucherCode(page)),
    madeOnce: async (page, platform) => {
      expect(await countCalls(platform, postVoucher)).toBe(1)
      const codes = platform.database.prepare('SELECT code FROM vouchers').all()
      expect(codes).toHaveLength(1)
      await visible(page.getByRole('dialog').getByText(String(codes[0]?.code)))
    },
    // The voucher was made and its response lost: GET finds it.
    isWrite: true,
  },
  {
    name: 'sign-in',
    call: { service: 'identity', method: 'POST', operation: 'InitiateAuth' },
    signedIn: false,
    ask: async (page) => {
      await page.goto('/padaria')
      await page.getByLabel('Telefone').fill(ana)
      await page.getByLabel('Senha', { exact: true }).fill('pontos123')
      await button(page, 'Acessar').click()
    },
    failureText: genericFailure,
    kept: async (page) => {
      await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('pontos123')
    },
    retry: press('Acessar'),
    shown: points,
  },
]
