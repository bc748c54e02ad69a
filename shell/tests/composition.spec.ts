import { expect, expectToEnd, releaseOf, settled, tabLink, test, totalOf, type Page } from '../../e2e/kit/index.ts'

const title = 'Como esta página foi composta'
/** Who, and when. */
const told = /^a site on this machine, \d\d\/\d\d\/\d{4}, \d\d:\d\d$/
const dialogOf = (page: Page) => page.getByRole('dialog', { name: title })
const partOf = (page: Page, name: string) => dialogOf(page).getByRole('region', { name, exact: true })

test('Ctrl+F9 shows versions, who released them, and loads', async ({ page, remotes, browserConsole, customer }) => {
  browserConsole.allow(/mf-scores|Failed to load resource/)
  // The last call that a start makes by itself: it would be among those that the key causes.
  const acknowledged = page.waitForResponse(/\/acknowledge$/)
  await customer.openSignedIn('11912345678', '/padaria')
  await acknowledged
  await expect(totalOf(page, /^1\.250\spontos$/)).toBeVisible()
  remotes.break('mf-scores', 'not-found', undefined)
  const scores = tabLink(page, 'Pontos')
  await scores.click()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await settled(page)
  await scores.focus()

  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.keyboard.press('Control+F9')
  await expect(dialogOf(page)).toBeVisible()
  await expect(partOf(page, 'shell').getByText(told).first()).toBeVisible()
  // The dialog's code, and the description of the release: nothing of either before the key.
  expect(requested.map((path) => path.replace(/[0-9a-f]{8,}/, '…'))).toEqual([
    expect.stringMatching(/^\/assets\/inspection\.…\.js$/),
    '/releases/….json',
  ])

  const release = await releaseOf(page)
  await expect(dialogOf(page)).toContainText(`${release.id}, para todos`)
  for (const [remote, { entry }] of Object.entries(release.remotes))
    await expect(partOf(page, remote)).toContainText('integrity' in entry ? entry.integrity : '?')
  const shell = await page.locator('script[src*="/assets/shell."]').getAttribute('integrity')
  await expect(partOf(page, 'shell')).toContainText(shell ?? '?')
  await expect(partOf(page, 'mf-home')).toContainText(/Home: em \d+ ms/)
  await expect(partOf(page, 'mf-scores')).toContainText(/Scores: falhou após \d+ ms/)
  await expect(partOf(page, 'mf-profile')).toContainText('nenhuma aberta nesta página')
  await expect(partOf(page, 'Módulos compartilhados')).toContainText(/react19\.\d+\.\d+, de shell, usado por .*mf-home/)

  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(scores).toBeFocused()
})

test('without the server the page says what it knows, and asks again on request', async ({ page, browserConsole }) => {
  browserConsole.allow(/Failed to load resource/)
  await page.route('/releases/*.json', (route) => route.abort())
  await page.goto('/padaria')
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await page.keyboard.press('Control+F9')
  await expect(dialogOf(page).getByRole('alert')).toContainText('Não foi possível saber quem publicou cada parte.')
  await expect(partOf(page, 'mf-auth')).toContainText(/Auth: em \d+ ms/)
  await expect(partOf(page, 'mf-auth')).toContainText('Publicadanão se sabe')
  await page.unroute('/releases/*.json')
  await expectToEnd(dialogOf(page).getByRole('alert'), async () => {
    await dialogOf(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(partOf(page, 'mf-auth').getByText(told).first()).toBeVisible()
  })
})
