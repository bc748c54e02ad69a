import type { Locator, Page } from '@playwright/test'
import { button, countCalls, expect, holdCall, openTab, press, settled, test } from '../kit/index.ts'

/*
 * Two presses in one task send one request. React renders after the task, so a disabled button on the screen cannot stop the second
 * press. One page tries many actions, since opening a page takes longer than pressing.
 */

/** An action, on the page as the previous action left it. */
interface Action {
  /** The request that it sends once. */
  readonly call: Parameters<typeof countCalls>[1]
  /** Opens the view with its control. */
  readonly open?: (page: Page) => Promise<void>
  readonly control: (page: Page) => Locator
  /** The second control, if it is another one. */
  readonly second?: (page: Page) => Locator
  /** What is visible once it is done. */
  readonly done: (page: Page) => Locator
}

const request = (page: Page, reason: string) => page.getByRole('group', { name: reason, exact: true })
const till = 'Resgatar uma recompensa no caixa 3'
const purchases = 'Registrar suas compras na loja de Moema'
const decision = { service: 'swap', method: 'PUT' } as const

const signIn = (phone: string, console: (page: Page) => Locator): Action => ({
  call: { operation: 'InitiateAuth' },
  async open(page) {
    await page.getByLabel('Telefone').fill(phone)
    await page.getByLabel('Senha', { exact: true }).fill('pontos123')
  },
  control: (page) => button(page, 'Acessar'),
  done: console,
})

const walks: Readonly<Record<string, { readonly path: string; readonly actions: Readonly<Record<string, Action>> }>> = {
  'requests, the end of a session, of an account': {
    path: '/padaria',
    actions: {
      'signing in': signIn('11912345678', (page) => request(page, till)),
      'authorising a request': {
        call: decision,
        control: (page) => request(page, till).getByRole('button', { name: 'Autorizar' }),
        done: (page) => request(page, till).getByText('Autorizado'),
      },
      'authorising and denying one': {
        call: decision,
        control: (page) => request(page, purchases).getByRole('button', { name: 'Autorizar' }),
        second: (page) => request(page, purchases).getByRole('button', { name: 'Negar' }),
        done: (page) => request(page, purchases).getByText('Autorizado'),
      },
      'saving the profile': {
        call: { operation: 'UpdateUserAttributes' },
        async open(page) {
          await openTab(page, 'Perfil')
          await page.getByLabel('Nome').fill('Ana Lúcia Souza')
        },
        control: (page) => button(page, 'Salvar'),
        done: (page) => page.getByText('Atualizado com sucesso!'),
      },
      'signing out': {
        call: { operation: 'RevokeToken' },
        control: (page) => button(page, 'Sair'),
        done: (page) => button(page, 'Acessar'),
      },
      'signing in again': signIn('11912345678', (page) => page.getByRole('banner')),
      'deleting the account': {
        call: { operation: 'DeleteUser' },
        async open(page) {
          await openTab(page, 'Perfil')
          await press(page, 'Excluir conta')
          await press(page, 'Continuar')
          await page.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
        },
        control: (page) => button(page, 'Excluir minha conta'),
        done: (page) => button(page, 'Acessar'),
      },
    },
  },
  // Her devices are tracked.
  'the settings of Renata': {
    path: '/padaria/user-profile',
    actions: {
      'signing in': signIn('11930000017', (page) => button(page, 'Aparelhos confiáveis')),
      'changing the password': {
        call: { operation: 'ChangePassword' },
        async open(page) {
          await press(page, 'Alterar senha')
          await page.getByLabel('Senha atual', { exact: true }).fill('pontos123')
          await page.getByLabel('Nova senha', { exact: true }).fill('segredo-1')
          await page.getByLabel('Confirme a nova senha', { exact: true }).fill('segredo-1')
        },
        control: (page) => button(page, 'Salvar nova senha'),
        done: (page) => page.getByText('Senha alterada com sucesso'),
      },
      'having this device remembered': {
        call: { operation: 'UpdateDeviceStatus' },
        open: (page) => press(page, 'Aparelhos confiáveis'),
        control: (page) => button(page, 'Confiar neste aparelho'),
        done: (page) => page.getByText('71 aparelhos'),
      },
      'forgetting a device': {
        call: { operation: 'ForgetDevice' },
        open: (page) => press(page, 'Remover Aparelho 70'),
        control: (page) => button(page, 'Remover'),
        done: (page) => page.getByText('70 aparelhos'),
      },
      'signing out everywhere': {
        call: { operation: 'GlobalSignOut' },
        async open(page) {
          await page.keyboard.press('Escape')
          await press(page, 'Sair de todos os dispositivos')
        },
        control: (page) => button(page, 'Sair de todos'),
        done: (page) => button(page, 'Acessar'),
      },
    },
  },
}

for (const [name, { path, actions }] of Object.entries(walks)) {
  test(`pressed twice in one task, each is asked for once: ${name}`, async ({ page, platform }) => {
    await page.goto(path)
    for (const [action, { call, open, control, second = control, done }] of Object.entries(actions)) {
      await test.step(action, async () => {
        await open?.(page)
        const before = await countCalls(platform, call)
        await pressInOneTask(control(page), second(page))
        await expect(done(page)).toBeVisible()
        await settled(page)
        expect.soft((await countCalls(platform, call)) - before).toBe(1)
      })
    }
  })
}

async function pressInOneTask(first: Locator, second: Locator): Promise<void> {
  await expect(first).toBeEnabled()
  const next = await second.elementHandle()
  await first.evaluate((control, other) => {
    for (const pressed of [control, other]) (pressed as HTMLElement).click()
  }, next)
}

/** Carla has one organisation, so the first is the last. */
for (const [name, phone, path] of [
  ['the first', '11912345678', '/padaria/user-profile'],
  ['the last', '21922223333', '/cafe-central/user-profile'],
] as const) {
  test(`data are saved once, and not after a cancel at ${name} organisation`, async ({ page, customer, platform }) => {
    let downloads = 0
    page.on('download', () => (downloads += 1))
    await customer.openSignedIn(phone, path)
    const prepare = async () => {
      await press(page, 'Baixar meus dados')
      await pressInOneTask(button(page, 'Preparar arquivo'), button(page, 'Preparar arquivo'))
    }
    const call = { service: 'api', method: 'GET', path: '/v1/user/score/extract/{phone}' } as const
    const statement = await holdCall(platform, call)
    await prepare()
    await statement.untilHeld()
    await press(page, 'Cancelar')
    await statement.resume()
    await settled(page)
    // A file that was saved before this one would have been told before it.
    const saved = page.waitForEvent('download')
    await prepare()
    await expect(page.getByText(/^Pronto\. Seu arquivo é/).first()).toBeVisible()
    await saved
    await settled(page)
    expect(downloads).toBe(1)
  })
}
