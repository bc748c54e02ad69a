import { expect, expectCopied, releaseOf, settled, tabLink, test, totalOf } from '../../e2e/kit/index.ts'

test('Ctrl+F9 shows the report, and the command that knows who released each part', async ({
  page,
  remotes,
  browserConsole,
  customer,
}) => {
  await page.context().grantPermissions(['clipboard-write'])
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
  const dialog = page.getByRole('dialog', { name: 'Como esta página foi composta' })
  await expect(dialog).toBeVisible()
  // The dialog's code, and nothing of it before the key.
  expect(requested).toEqual([expect.stringMatching(/^\/assets\/inspection\.[0-9a-f]+\.js$/)])

  const { id, remotes: released } = await releaseOf(page)
  const report = await dialog.getByText('"versions"').innerText()
  expect(JSON.parse(report)).toMatchObject({
    release: id,
    versions: Object.fromEntries(
      ['shell', ...Object.keys(released)].map((part) => [part, expect.stringMatching(/^1\.0\.0\+[0-9a-f]{8}$/)]),
    ) as object,
    failure: { remote: 'mf-scores', cause: 'not-delivered' },
  })
  // A slow page has tried twice by now: at the press, and as the screen opens.
  const { loads } = JSON.parse(report) as { loads: { screen: string; outcome: string }[] }
  expect(new Set(loads.map(({ screen, outcome }) => `${screen} ${outcome}`))).toEqual(
    new Set(['Home loaded', 'Scores failed']),
  )
  for (const [name, text] of [
    ['Copiar relatório', report],
    ['Copiar comando', `pnpm release show ${id}`],
  ] as const) {
    await dialog.getByRole('button', { name }).click()
    await expectCopied(page, text)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(scores).toBeFocused()
})
