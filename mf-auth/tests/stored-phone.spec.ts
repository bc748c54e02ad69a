import {
  addFault,
  chooseTab,
  countCalls,
  expect,
  expectNeverShown,
  expectToast,
  holdCall,
  liftFaults,
  settled,
  test,
  title,
  type Page,
} from '../../e2e/kit/index.ts'

// Toasts appear and disappear without an animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/* Which view a phone that this device remembers leads to (spec §4, "Signed-out view flow"). */
const ana = '11912345678'
const davi = '31933334444'
const fabio = '51955556666'
const gabriela = '61966667777'
const nobody = '11900000000'
const signInTitle = 'Entre na sua conta'

/** Opens the site on a device that remembers a phone. */
async function openKnowing(page: Page, phone: string): Promise<void> {
  await page.addInitScript((known) => localStorage.setItem('phone_number', known), `+55${phone}`)
  await page.goto('/padaria')
}

const identifyCalls = { service: 'authHelper', operation: 'identify' }

test('what a stored phone’s account is leads to its view and message [4.25, 4.26, 4.27, 4.28]', async ({ page }) => {
  for (const [phone, view, message] of [
    [nobody, 'Crie sua conta', 'Não encontramos uma conta com este telefone. Crie a sua.'],
    [fabio, signInTitle, 'Este número pertence a uma conta Google. Use o botão “Acessar com Google”.'],
    [gabriela, signInTitle, 'Este número pertence a uma conta Apple. Use o botão “Acessar com Apple”.'],
    [davi, 'Redefina sua senha', 'Seu telefone ainda não foi verificado. Redefina sua senha para continuar.'],
  ] as const) {
    await openKnowing(page, phone)
    await expect(title(page)).toHaveText(view)
    await expectToast(page, message)
  }
})

test('only a stored phone is identified, and once [2.17, 3.23, 4.24, 4.29, 4.31]', async ({ page, platform }) => {
  await test.step('without a phone', async () => {
    await page.goto('/padaria')
    await expect(title(page)).toHaveText(signInTitle)
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(0)
  })
  await test.step('with the phone of an account', async () => {
    await expectNeverShown(page, async () => {
      await openKnowing(page, ana)
      await expect(title(page)).toHaveText(signInTitle)
      await expect(page.getByLabel('Telefone')).toHaveValue('(11) 91234-5678')
      await page.getByLabel('Telefone').pressSequentially('9')
    })
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
  await test.step('with a tab chosen before a reload', async () => {
    await chooseTab(page, 'Inscrever-se')
    await page.reload()
    await expect(title(page)).toHaveText('Crie sua conta')
    await settled(page)
    expect(await countCalls(platform, identifyCalls)).toBe(1)
  })
})

test('a stored phone nobody can identify leads to sign-in [4.30]', async ({ page, platform, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await test.step('a failure', async () => {
    await addFault(platform, { service: 'authHelper', method: 'POST', operation: 'identify', kind: 'status' })
    await expectNeverShown(page, async () => {
      await openKnowing(page, davi)
      await expect(title(page)).toHaveText(signInTitle)
    })
    await liftFaults(platform)
  })
  await test.step('no response within 15 s, as for any other call', async () => {
    await page.clock.install()
    const identifying = await holdCall(platform, { service: 'authHelper', operation: 'identify' })
    await expectNeverShown(page, async () => {
      await openKnowing(page, davi)
      await identifying.untilHeld()
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
      await page.clock.runFor(5000)
      await expect(page.getByRole('status').getByText('Carregando')).toBeAttached()
      await page.clock.runFor(15_000)
      await expect(title(page)).toHaveText(signInTitle)
      await identifying.letGo()
    })
  })
})
