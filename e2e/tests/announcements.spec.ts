import {
  button,
  clientOf,
  closeToasts,
  expect,
  jump,
  openTab,
  press,
  settled,
  signInWith,
  test,
  type Page,
} from '../kit/index.ts'

const ana = '11912345678'

/** Runs in the page: records what screen readers read out by themselves, once for each live region that takes it in. */
function recordAnnouncements(): void {
  const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], [role=log], output'
  const announcements: string[] = []
  Object.assign(window, { announcements })
  const record = (added: Node, target: Node) => {
    const text = added.textContent?.trim()
    if (!text) return
    const innermost = target instanceof Element ? target : target.parentElement
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    // What a dialog covers is not read out.
    if (dialog && !dialog.contains(innermost)) return
    for (let around = innermost; around; around = around.parentElement)
      if (around.matches(live)) announcements.push(text)
    // Often it is not: a region is watched from when it is there.
    if (added instanceof Element && added.matches('.toasts:has(.Toastify__toast)')) announcements.push(`moved: ${text}`)
    // An alert is read out though it comes with its text.
    if (added instanceof Element)
      announcements.push(
        ...[added, ...added.querySelectorAll('*')].filter((it) => it.matches('[role=alert]')).map(() => text),
      )
  }
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      for (const added of addedNodes) record(added, target)
      // In Firefox whatever changes its role is new.
      if (type === 'attributes') record(target, target.parentNode ?? target)
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['role'] })
}

/** Expects that a screen reader reads these out by itself, each once. Not what is loading: that is said only if it takes long. */
async function expectSaid(page: Page, ...texts: readonly unknown[]): Promise<void> {
  await settled(page)
  const since = async () => (await said(page)).filter((text) => !/^(Carreg|Verific|Procur|Ger|Confer)ando/.test(text))
  await expect.poll(since).toEqual(texts)
  await said(page, 'forget')
}

const said = (page: Page, andForget = ''): Promise<readonly string[]> =>
  page.evaluate((forget) => {
    const { announcements } = window as unknown as { announcements: string[] }
    return forget ? announcements.splice(0) : announcements
  }, andForget)

test('each change is announced once, in a region that was there before it', async ({
  page,
  context,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/the server responded with a status of 40[01]/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/padaria')
  await page.evaluate(recordAnnouncements)

  await test.step('sign-in, home', async () => {
    await signInWith(page, ana, 'senha errada')
    await expectSaid(page, 'Número de telefone ou Senha incorreto')
    await signInWith(page, ana)
    await expectSaid(page, '1.250 pontos', expect.stringMatching(/^50 pontos expiram .+ 92 em até 15 dias$/))
    await button(page, 'Autorizar').first().click()
    await expect(page.getByText('Autorizado')).toBeVisible()
    await expectSaid(page)
  })

  await test.step('statement', async () => {
    await openTab(page, 'Pontos')
    await expectSaid(page)
    await page.getByRole('link', { name: 'Expirados' }).click()
    await expectSaid(page)
  })

  await test.step('a voucher, and its minutes', async () => {
    await openTab(page, 'Recompensas')
    await expectSaid(page)
    await page.getByRole('button', { name: /Café coado/ }).click()
    await press(page, 'Gerar voucher')
    await expectSaid(page, 'Voucher pronto')
    for (const _ of ['once', 'again']) {
      await press(page, 'Copiar código')
      await expectSaid(page, 'Código copiado')
    }
    await page.getByRole('link', { name: 'Mostrar no caixa' }).click()
    await expectSaid(page, 'Chegou um pedido de autorização.')
    await jump(page, '10:00')
    await expectSaid(page)
    await clientOf(platform, 'control').put('/clock', { shiftMs: 86_400_000 })
    await jump(page, '24:00:00')
    await expectSaid(page, 'Este voucher expirou. Você pode gerar outro em Recompensas.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Café coado' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  })

  await test.step('profile', async () => {
    await openTab(page, 'Perfil')
    await page.getByLabel('Nome').fill('Ana Lima')
    await press(page, 'Salvar')
    await expectSaid(page, 'Atualizado com sucesso!')
    await closeToasts(page)
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await page.getByLabel('Senha atual', { exact: true }).fill('pontos123')
    await page.getByLabel('Nova senha', { exact: true }).fill('segredo-1')
    await page.getByLabel('Confirme a nova senha', { exact: true }).fill('segredo-1')
    await press(page, 'Salvar nova senha')
    await expectSaid(page, 'Senha alterada com sucesso')
    await closeToasts(page)
    await page.getByRole('button', { name: 'Baixar meus dados' }).click()
    await press(page, 'Preparar arquivo')
    await expectSaid(page, expect.stringContaining('Pronto. Seu arquivo é'))
  })
})

test('a wrong code is said once, by its field; the toast is seen', async ({ page, browserConsole }) => {
  browserConsole.allow(/the server responded with a status of 400/)
  const wrong = 'Código de confirmação inválido'
  const field = page.getByLabel('Código de confirmação')
  const inSight = page.getByText(wrong).filter({ visible: true })
  await page.goto('/padaria')
  await signInWith(page, '11930000013')
  await settled(page)
  await page.evaluate(recordAnnouncements)
  for (const digit of ['1', '2']) {
    await field.pressSequentially(digit.repeat(6))
    await expect(inSight).toHaveCount(2)
    await expectSaid(page, wrong)
  }
  // Where the focus comes back, by its description.
  await field.fill('222222')
  await press(page, 'Confirmar')
  await expect(field).toHaveAccessibleDescription(new RegExp(`${wrong}$`))
  await expectSaid(page)
})
