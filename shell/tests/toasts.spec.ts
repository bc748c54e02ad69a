import {
  chooseTab,
  closeToasts,
  codeField,
  confirm,
  expect,
  expectDismissed,
  full,
  holdCall,
  jump,
  press,
  resize,
  settled,
  signInWith,
  test,
  throwLate,
} from '../../e2e/kit/index.ts'

const ana = '11912345678'
const toastFile = /\/assets\/toasts\./

test('a visitor’s page registers no worker, and fetches toasts at the first touch', async ({ page, siteUrl }) => {
  const asked: string[] = []
  page.on('request', (request) => void (toastFile.test(request.url()) && asked.push(request.url())))
  await page.clock.install()
  await page.goto(`${siteUrl}/padaria`)
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await jump(page, 60_000)
  await settled(page)
  expect(asked).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const fetched = page.waitForResponse(toastFile)
  await page.getByLabel('Telefone').click()
  await fetched
})

test('a message stands top-centre for 6363 ms, unless it has the focus, another attempt, message or view takes it away [9.19, 9.20]', async ({
  page,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource|late in promise/)
  await page.goto('/padaria')
  const message = page.locator('.Toastify__toast').filter({ hasText: 'Número de telefone ou Senha incorreto' })
  const close = page.getByRole('button', { name: 'Fechar aviso' })
  await test.step('its place at each width, and its time', async () => {
    await signInWith(page, ana, 'not-this-one')
    await expectDismissed(message, async () => {
      for (const [width, height] of [
        [320, 860],
        [740, 360],
        [1280, 800],
        [412, 860],
      ] as const) {
        await resize(page, width, height)
        const place = () =>
          message.evaluate((element) => {
            const [card, tabs] = ['main > :last-child', '[role=tablist]'].map((part) =>
              document.querySelector(part)?.getBoundingClientRect(),
            )
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return {
              top,
              offCentre: left + right - (card?.left ?? NaN) - (card?.right ?? NaN),
              coversTabs: bottom > (tabs?.top ?? NaN) + scrollY,
            }
          })
        // A phone held sideways has no room above them.
        const isLow = height === 360
        await expect.poll(place, `${width} px`).toEqual({ top: isLow ? 8 : 16, offCentre: 0, coversTabs: isLow })
      }
      // The end of this animation is what closes the message.
      const time = await message.evaluate((element) => {
        const [countdown] = element.getAnimations({ subtree: true })
        const duration = countdown?.effect?.getTiming().duration
        countdown?.finish()
        return duration
      })
      expect(time).toBe(6363)
    })
    // One that is still leaving would be beside the next.
    await closeToasts(page)
  })
  await test.step('it stays while it has the focus, and gives it back', async () => {
    await signInWith(page, ana, 'not-this-one')
    await expect(close).toBeVisible()
    const field = page.getByLabel('Telefone')
    await field.focus()
    const countdown = () =>
      close.evaluate((button) => {
        const all = button.closest('.toasts')?.getAnimations({ subtree: true }) as CSSAnimation[]
        return all.find(({ animationName }) => animationName === 'Toastify__trackProgress')?.playState
      })
    // It enters with its countdown paused.
    await expect.poll(countdown).toBe('running')
    await close.focus()
    await expect.poll(countdown).toBe('paused')
    await field.focus()
    await expect.poll(countdown).toBe('running')
    await expectDismissed(close, () => close.press('Enter'))
    await expect(field).toBeFocused()
  })
  await test.step('the next attempt', async () => {
    await signInWith(page, ana, 'not-this-one')
    await expect(message).toBeVisible()
    const signingIn = await holdCall(platform, { service: 'identity', operation: 'InitiateAuth' })
    await expectDismissed(message, async () => {
      await press(page, 'Acessar')
      await signingIn.untilHeld()
    })
    await signingIn.resume()
  })
  await test.step('the next attempt, even if the form is not sent', () =>
    expectDismissed(message, async () => {
      await page.getByLabel('Senha', { exact: true }).fill('')
      await press(page, 'Acessar')
    }))
  await test.step('another message, and another view', async () => {
    await signInWith(page, ana, 'not-this-one')
    await expect(message).toBeVisible()
    await throwLate(page, 'promise')
    await expect(page.getByText('Algo não funcionou')).toBeVisible()
    await expect(close).toHaveCount(1)
    await expectDismissed(close, () => chooseTab(page, 'Redefinir'))
  })
})

for (const hasPopovers of [true, false]) {
  test(
    `a message stands above an open dialog${hasPopovers ? '' : ', also without popovers'}; a dialog that opens and another screen clear it`,
    { tag: hasPopovers ? [] : [full] },
    async ({ page, customer, browserConsole }) => {
      browserConsole.allow(/late in promise/)
      if (!hasPopovers)
        await page.addInitScript(() => {
          for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
            Reflect.deleteProperty(HTMLElement.prototype, name)
        })
      await customer.openSignedIn(ana, '/padaria/user-profile')
      const close = page.getByRole('button', { name: 'Fechar aviso' })
      const passwordDialog = page.getByRole('dialog', { name: 'Alterar senha' })
      await press(page, 'Alterar senha')
      await expect(passwordDialog).toBeVisible()
      await throwLate(page, 'promise')
      // Under the veil nothing can be pressed.
      await expectDismissed(close, () => close.click())
      await passwordDialog.getByRole('button', { name: 'Cancelar' }).click()

      await page.getByLabel('Nome', { exact: true }).fill('Ana Souza')
      await press(page, 'Salvar')
      await expectDismissed(page.getByText('Atualizado com sucesso!'), async () => {
        await press(page, 'Alterar senha')
        await expect(passwordDialog).toBeVisible()
      })
      await passwordDialog.getByRole('button', { name: 'Cancelar' }).click()
      await resize(page, 1280, 800)
      await press(page, 'Salvar')
      // In the middle of the screen beside the tabs.
      const places = () =>
        page.locator('main, .Toastify__toast').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      const offCentre = async () => {
        const [screen, toast] = (await places()).map(({ x, width }) => x + width / 2)
        return (toast ?? NaN) - (screen ?? NaN)
      }
      await expect.poll(offCentre).toBe(0)
      await expectDismissed(page.getByText('Atualizado com sucesso!'), async () => {
        await page.getByRole('link', { name: 'Pontos' }).click()
        await expect(page).toHaveURL('/padaria/scores')
      })
    },
  )
}

test('a message never covers the field that it is about', async ({ page, customer, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.goto('/padaria')
  await resize(page, 320, 420)
  await signInWith(page, '11930000013')
  await customer.code('11930000013', 'identity')
  const field = codeField(page)
  // Where a message will come.
  await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 40))
  await confirm(page, '000000')
  await expect(field).toHaveAccessibleDescription(/Código de confirmação inválido$/)
  const message = page.locator('.Toastify__toast').filter({ hasText: 'Código de confirmação inválido' })
  const label = page.locator('label', { hasText: 'Código de confirmação' })
  const distance = async () => {
    const [above, below] = await Promise.all([message.boundingBox(), label.boundingBox()])
    return above && below && below.y - above.y - above.height
  }
  await expect.poll(distance).toBeGreaterThan(0)
  await expect(field).toBeInViewport({ ratio: 1 })
})
