import { join } from 'node:path'
import { filesOf, publish } from 'shell/release'
import { readCurrentRelease } from 'shell/release/store'
import { expect, settled, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { workspace as checkout } from '../site/build-site.ts'
import { compilePart } from '../site/compile.ts'
import { otherBytes } from '../site/other-bytes.ts'
import { partNames } from '../site/parts.ts'
import { test } from './builds.ts'

test('a tab of the former release visits every screen: it gets no file of the next one, and misses none', async ({
  page,
  platform,
  customer,
  workspace,
}) => {
  const remotes = partNames.filter((part) => part !== 'shell')
  for (const remote of remotes) await compilePart(join(checkout, remote), join(workspace, remote, 'dist'), otherBytes())
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const former = await readCurrentRelease(store)
    if (!former) throw new Error('nothing is published')
    const asked = new Map<string, number>()
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (origin === url && pathname.endsWith('.js')) asked.set(pathname, response.status())
    })
    await customer.openSignedIn('11912345678', `${url}/padaria/user-profile`)
    const next = await publish({ store, workspace, parts: remotes, compressed: false })
    await untilServed(url, next.id)

    const tabs = page.getByRole('navigation', { name: 'Principal' })
    const heading = page.getByRole('heading', { level: 1 })
    for (const tab of ['Início', 'Pontos', 'Recompensas', 'Perfil']) {
      await tabs.getByRole('link', { name: tab }).click()
      await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
      await expect(heading).toBeAttached()
      await settled(page)
    }
    await tabs.getByRole('link', { name: 'Recompensas' }).click()
    await page.getByRole('link', { name: /Meus vouchers/ }).click()
    await expect(heading).toHaveText('Meus vouchers')
    await tabs.getByRole('link', { name: 'Perfil' }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()

    const ofFormer = new Set(filesOf(former).map((file) => file.url))
    const ofRemotes = [...asked].filter(([pathname]) => pathname.startsWith('/remotes/'))
    expect(new Set(ofRemotes.map(([pathname]) => pathname.split('/')[2]))).toEqual(new Set(remotes))
    expect(ofRemotes.filter(([pathname, status]) => !ofFormer.has(pathname) || status !== 200)).toEqual([])

    asked.clear()
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    expect([...asked.keys()].filter((pathname) => pathname.startsWith('/remotes/') && ofFormer.has(pathname))).toEqual(
      [],
    )
  })
})
