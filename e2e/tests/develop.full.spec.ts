import { button, chooseTab, countCalls, expect, press } from '../kit/index.ts'
import { edit, test } from './builds.ts'

test('a team sees its edits, and typed text stays', async ({ page, platform, customer, workspace, serveHot }) => {
  // The folders of the other remotes are missing.
  const url = await serveHot(['mf-auth', 'mf-rewards'])
  const answer = await page.goto(`${url}/padaria`)
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
  // By the global styles, which the build makes, and by what follows them in the same file.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(246, 247, 248)')
  expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family).join())).toContain('Nunito Variable')
  await chooseTab(page, 'Inscrever-se')
  await page.getByLabel('Nome').fill('Ana em obras')
  let loads = 0
  page.on('load', () => loads++)

  await edit(workspace, 'mf-auth/src/messages.ts', "'Crie sua conta'", "'Conta nova'")
  await expect(page.getByRole('heading', { name: 'Conta nova' })).toBeVisible()
  await edit(workspace, 'mf-auth/src/sign-up/SignUpForm.tsx', '{messages.signUp.submit}', '$& agora')
  await expect(button(page, 'Inscrever-se agora')).toBeVisible()
  await edit(workspace, 'shared/ui/Button.tsx', '<span>{children}</span>', '<span>{children}!</span>')
  await expect(button(page, 'Inscrever-se agora!')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue('Ana em obras')

  // What is drawn anew has the edits of both builds.
  await chooseTab(page, 'Acessar')
  await chooseTab(page, 'Inscrever-se')
  await expect(page.getByRole('heading', { name: 'Conta nova' })).toBeVisible()
  await expect(button(page, 'Inscrever-se agora!')).toBeVisible()
  expect(loads).toBe(0)

  // No component, so nothing can be replaced: the page reloads by itself.
  const reloaded = page.waitForEvent('load')
  await edit(workspace, 'shared/format/validation.ts', "'O campo senha é obrigatório.'", "'Falta a senha.'")
  await reloaded
  await chooseTab(page, 'Acessar')
  await page.getByLabel('Telefone').fill('11912345678')
  await press(page, 'Acessar!')
  await expect(page.getByText('Falta a senha.')).toBeVisible()

  await customer.openSignedIn('11912345678', `${url}/padaria/rewards`)
  await page.getByRole('button', { name: /Café coado/ }).click()
  await edit(workspace, 'mf-rewards/src/messages.ts', "'Gerar voucher'", "'Quero este'")
  await press(page, 'Quero este!')
  await expect(page.getByRole('dialog').getByText('Válido por mais')).toBeVisible()
  expect(await countCalls(platform, { service: 'swap', method: 'POST', path: '/vouchers' })).toBe(1)
  expect(await countCalls(platform, { service: 'terms', method: 'GET' })).toBe(1)

  // From the release.
  await page.goto(`${url}/padaria/scores`)
  await expect(page.getByRole('heading', { name: 'Extrato de Pontos' })).toBeVisible()
  await page.keyboard.press('Control+F9')
  // What a dev server serves has no hash.
  await expect(page.getByRole('dialog')).toContainText(
    /"shell": "[\d.]+",.*"mf-rewards": "development",.*"mf-scores": "[\d.]+\+[0-9a-f]{8}"/s,
  )
})
