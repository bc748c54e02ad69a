import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { atlasFile } from '../atlas/atlas.ts'
import { bringAxe, rules, violations } from '../kit/scan.ts'
import { watchConsole } from '../kit/watch-console.ts'
import { workspace } from '../site/parts.ts'

test('the atlas opens as a file, finds states as one types, and leads to them', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const browserConsole = watchConsole(page)
  await bringAxe(page)
  await page.goto(pathToFileURL(join(workspace, atlasFile)).href)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const states = page.locator('.state:visible')
  const count = page.getByRole('status')
  const all = await states.count()
  await expect(count).toHaveText(`${all} states`)

  await test.step('a name, without its accents', async () => {
    await search.fill('SESSAO comeca mf-scores')
    await expect(states).toHaveCount(1)
    await expect(count).toHaveText(`1 of ${all} states`)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['mf-scores'])
    await expect(page.getByRole('link', { name: 'A sessão expirou: começa o acesso' })).toHaveAttribute('href', 'http://localhost:3000/mf-scores?scenario=sessao-expirada')
  })

  await test.step('a line of the specification, not those that begin with it', async () => {
    await search.fill('2.36')
    await expect(states.filter({ hasText: 'Extrato cheio' })).toHaveCount(1)
    await search.fill('2.3')
    await expect(page.getByText('No state has all these words.')).toBeVisible()
    await expect(count).toHaveText(`0 of ${all} states`)
  })

  await test.step('a portrait has its further screens and brands beside it', async () => {
    await search.fill('lancamentos')
    for (const [name, query] of [['320 px', 'scenario=lancamentos'], ['nuvem', 'scenario=lancamentos&org=nuvem']] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `http://localhost:3000/mf-scores?${query}`)
    }
  })

  for (const [colorScheme, width] of [['light', 320], ['dark', 1280]] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 860 })
    expect(await violations(page, { runOnly: rules.all }), colorScheme).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(requested.filter((address) => !/^(file|data):/.test(address))).toEqual([])
  expect(browserConsole.complaints).toEqual([])
})
