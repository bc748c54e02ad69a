import {
  askForReset,
  chooseTab,
  codeField,
  confirm,
  customers,
  expect,
  holdCall,
  lia,
  signUpWith,
  test,
  title,
  type Page,
} from '../../e2e/kit/index.ts'

/* What each view of the signed-out area shows (spec §2); which view follows which is in `flow.spec.ts`. */
const ana = '11912345678'

/** The labels of a form's fields, in order. */
const fields = (page: Page) =>
  page
    .locator('form')
    .locator('input, select')
    .evaluateAll((controls) =>
      controls.map((control) =>
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? control.labels?.[0]?.textContent
          : undefined,
      ),
    )

const federated = (page: Page) => page.getByRole('button', { name: /^Acessar com / })
const termsLink = (page: Page) => page.getByRole('link', { name: /termos de uso/i })
const brand = (page: Page) => page.getByRole('main').locator('img').first()

test('the frame and the sign-in, with their links [1.1, 2.13, 2.14, 2.15, 2.18, 2.19]', async ({ page, platform }) => {
  const { cdn, mainSite, terms } = platform.addresses
  const expectFooter = async () => {
    const footer = page.getByRole('contentinfo')
    const platformLink = footer.getByRole('link', { name: 'Plataforma de fidelidade' })
    await expect(platformLink).toHaveAttribute('href', `${mainSite}/social`)
    await expect(footer).toContainText('© 2026 Meus Pontos')
  }
  await page.goto('/padaria')
  await expect(page.getByText('Padaria Estrela')).toBeVisible()
  await expect(brand(page)).toHaveAttribute('src', `${cdn}/brands/padaria.svg`)
  await expect(page.getByRole('link', { name: 'Padaria Estrela' })).toHaveCount(0)
  await expectFooter()
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect.poll(() => fields(page)).toEqual(['Telefone', 'Senha'])
  await expect(federated(page)).toHaveText(['Acessar com Apple', 'Acessar com Google'])
  await expect(termsLink(page)).toHaveAttribute('href', `${terms}/padaria`)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Meus Pontos' })).toHaveAttribute('href', mainSite)
  await expect(brand(page)).toHaveAttribute('src', '/assets/logo.svg')
  await expectFooter()
  await expect(title(page)).toHaveText('Entre na sua conta')
  await expect(termsLink(page)).toHaveCount(0)
})

test('three tabs and their forms [2.16, 2.17, 2.20, 2.21, 2.22, 2.23, 3.5]', async ({ page, platform, customer }) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('currentView'))
  await page.goto('/padaria')
  await expect(page.getByRole('tab')).toHaveText(['Acessar', 'Inscrever-se', 'Redefinir'])
  expect(await kept()).toBeNull()
  await test.step('sign-up', async () => {
    await chooseTab(page, 'Inscrever-se')
    await expect.poll(kept).toBe('sign-up')
    await expect
      .poll(() => fields(page))
      .toEqual(['Nome', 'Telefone', 'E-mail', 'Data de nascimento', 'Gênero', 'Senha'])
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('placeholder', 'Pelo menos 6 caracteres')
    await expect(page.getByText(/^Ao se inscrever, você aceita os termos de uso/)).toBeVisible()
    await expect(termsLink(page)).toHaveAttribute('href', `${platform.addresses.terms}/padaria`)
    await expect(federated(page)).toHaveText(['Acessar com Apple', 'Acessar com Google'])
    const options = page.getByLabel('Gênero').locator('option')
    expect(
      await options.evaluateAll((found) => found.map((option) => [option.getAttribute('value'), option.textContent])),
    ).toEqual([
      ['0', 'Selecione'],
      ['1', 'Masculino'],
      ['2', 'Feminino'],
      ['9', 'Prefiro não dizer'],
    ])
  })
  await chooseTab(page, 'Acessar')
  await expect.poll(kept).toBe('sign-in')
  await test.step('reset', async () => {
    await chooseTab(page, 'Redefinir')
    await expect.poll(kept).toBe('reset')
    await expect.poll(() => fields(page)).toEqual(['Telefone'])
    await askForReset(page, ana)
    await expect(codeField(page)).toBeVisible()
    await expect.poll(() => fields(page)).toEqual(['Código de confirmação', 'Nova senha'])
    expect(await customer.code(ana, 'sms')).toMatch(/^\d{5}$/)
  })
})

test('verify of a sign-up asks for its code; the terms can wait [2.23, 2.24]', async ({ page, platform, customer }) => {
  await page.goto('/padaria')
  await chooseTab(page, 'Inscrever-se')
  await signUpWith(page, lia)
  await expect(codeField(page)).toBeVisible()
  await expect.poll(() => fields(page)).toEqual(['Código de confirmação'])
  await expect(page.getByRole('button', { name: 'Reenviar SMS' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Receber Chamada de Voz' })).toBeVisible()

  const accepting = await holdCall(platform, { service: 'terms', method: 'POST' })
  const checking = await holdCall(platform, { service: 'terms', method: 'GET' })
  await confirm(page, await customer.code(lia.phone, 'identity'))
  await accepting.untilHeld()
  await expect(page.getByRole('banner')).toContainText('Lia')
  await checking.untilHeld()
  await accepting.letGo()
  await checking.letGo()
})

test('attributes asks only for what is missing [2.25]', async ({ page, platform: { database }, customer }) => {
  const { phone, user } = customers.bruno
  await customer.openSignedIn(phone, '/')
  const erase = database.prepare('DELETE FROM user_attributes WHERE sub = ? AND name = ?')
  // Each step lacks what the one before lacks, too.
  for (const { erased, asked } of [
    { erased: ['phone_number'], asked: ['Telefone'] },
    { erased: ['gender'], asked: ['Telefone', 'Gênero'] },
    { erased: ['name', 'birthdate'], asked: ['Nome', 'Telefone', 'Data de nascimento', 'Gênero'] },
  ]) {
    await test.step(asked.join(', '), async () => {
      for (const name of erased) erase.run(user.sub, name)
      await page.reload()
      await expect(title(page)).toHaveText('Complete seu cadastro')
      await expect.poll(() => fields(page)).toEqual(asked)
    })
  }
})
