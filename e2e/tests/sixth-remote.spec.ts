import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishAndServe } from 'shell/store'
import { withdraw } from 'shell/store/changes'
import { openStore } from 'shell/store/store'
import { changeServed } from 'shell/store/change-served'
import { readCurrentRelease } from 'shell/store/compose-release'
import { remoteConfig } from 'shared/federation/build'
import { brokenWords, cutTexts, expect, overflow, resize, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { compile } from '../site/compile.ts'
import { copyRemote } from '../site/copy-workspace.ts'
import { test } from './builds.ts'

const gift = 'M4 8h16v4H4zM5 12v8h14v-8M12 8v12'

test('a sixth remote joins by being published, until withdrawn', async ({ page, platform, customer, workspace }) => {
  const directory = await copyRemote('mf-scores', workspace)
  const offers = {
    module: './src/ScoresScreen.tsx',
    shape: 'rows',
    path: 'ofertas',
    navigation: { title: 'Ofertas', icon: gift, order: 2 },
  } as const
  await writeFile(join(directory, 'src/HelpScreen.tsx'), "export { default } from './ScoresScreen.tsx'\n")
  const navigation = { title: 'Ajuda', icon: gift, order: 1 }
  const help = { ...offers, module: './src/HelpScreen.tsx', path: 'ofertas/ajuda', navigation } as const
  const config = remoteConfig({ name: 'mf-offers', directory, screens: { Offers: offers, Help: help }, maxKb: 20 })
  await compile({ ...config, output: { ...config.output, path: join(workspace, 'mf-offers/dist') } })
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const former = await readCurrentRelease(store)
    const tabs = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
    await customer.openSignedIn('11912345678', `${url}/padaria`)
    await expect(tabs).toHaveText(['Início', 'Pontos', 'Recompensas', 'Perfil'])
    expect((await page.request.get(`${url}/padaria/ofertas`)).status()).toBe(404)

    const { id } = await publishAndServe({ store, workspace, parts: ['mf-offers'], compressed: false })
    await untilServed(url, id)
    await page.reload()
    await expect(tabs).toHaveText(['Início', 'Pontos', 'Recompensas', 'Perfil', 'Ajuda', 'Ofertas'])
    await tabs.filter({ hasText: 'Ofertas' }).click()
    await expect(page).toHaveURL(/\/padaria\/ofertas$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tabs.filter({ hasText: 'Ofertas' })).toHaveAttribute('aria-current', 'page')

    // A tab that moves beneath the pointer would have its code fetched, and not used.
    await page.mouse.move(0, 0)
    // Six tabs fit on the narrowest phone, at twice the text size too.
    for (const [width, fontSize] of [
      [320, '200%'],
      [320, '100%'],
      [1280, '100%'],
      [412, '100%'],
    ] as const) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize)
      await resize(page, width)
      const faults = () => Promise.all([overflow(page), cutTexts(page), brokenWords(page)])
      await expect.poll(faults, `${width} px at ${fontSize}`).toEqual([0, [], []])
    }

    await changeServed(openStore(store), withdraw('mf-offers'), { by: 'mf-offers’s team' })
    await untilServed(url, former?.id ?? '')
    await page.goto(`${url}/padaria`)
    await expect(tabs).toHaveText(['Início', 'Pontos', 'Recompensas', 'Perfil'])
    expect((await page.request.get(`${url}/padaria/ofertas`)).status()).toBe(404)
  })
})
