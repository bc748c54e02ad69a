import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { filesOf, publishAndServe } from 'shell/store'
import { rollBackPart } from 'shell/store/changes'
import { openStore } from 'shell/store/store'
import { changeServed } from 'shell/store/change-served'
import { readCurrentRelease } from 'shell/store/compose-release'
import { expect, openTab, settled, signOut, tabLink, title, untilServed, withSiteOfItsOwn } from '../kit/index.ts'
import { partNames, workspace as checkout } from '../site/parts.ts'
import { compilePart } from '../site/compile.ts'
import { test } from './builds.ts'

/** Gives each script of a build other bytes, and so another name. The minifier would drop a comment. */
const otherBytes = () =>
  new rspack.BannerPlugin({ banner: 'globalThis.isNextRelease = true;', raw: true, test: /\.js$/ })

test('an open tab keeps its release; the next page gets the next', async ({ page, platform, customer, workspace }) => {
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
    const next = await publishAndServe({ store, workspace, parts: remotes, compressed: false })
    await untilServed(url, next.id)

    for (const tab of ['Início', 'Pontos', 'Perfil', 'Recompensas']) {
      await openTab(page, tab)
      await expect(tabLink(page, tab)).toHaveAttribute('aria-current', 'page')
      await expect(title(page)).toBeAttached()
      await settled(page)
    }
    await page.getByRole('link', { name: /Meus vouchers/ }).click()
    await expect(title(page)).toHaveText('Meus vouchers')
    await signOut(page)

    const ofFormer = new Set(filesOf(former).map((file) => file.url))
    const ofRemotes = [...asked].filter(([pathname]) => pathname.startsWith('/remotes/'))
    expect(new Set(ofRemotes.map(([pathname]) => pathname.split('/')[2]))).toEqual(new Set(remotes))
    expect(ofRemotes.filter(([pathname, status]) => !ofFormer.has(pathname) || status !== 200)).toEqual([])

    /** The remotes' files that the next page gets. */
    const reload = async () => {
      asked.clear()
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
      return [...asked.keys()].filter((pathname) => pathname.startsWith('/remotes/'))
    }
    expect((await reload()).filter((pathname) => ofFormer.has(pathname))).toEqual([])
    await changeServed(openStore(store), rollBackPart('mf-auth'), { by: 'mf-auth’s team', force: 'a test needs it' })
    await untilServed(url, (await readCurrentRelease(store))?.id ?? '')
    const ofAuth = (await reload()).filter((pathname) => pathname.startsWith('/remotes/mf-auth/'))
    expect(ofAuth.filter((pathname) => !ofFormer.has(pathname))).toEqual([])
  })
})
