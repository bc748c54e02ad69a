import { createServer } from 'node:http'
import { rollBackTo } from 'shell/store/changes'
import { serveContents } from 'shell/store'
import { openStore } from 'shell/store/store'
import { changeServed } from 'shell/store/change-served'
import { readCurrentRelease } from 'shell/store/compose-release'
import { openSite } from 'shell/server'
import { listen } from 'shell/testing/listen'
import {
  expect,
  full,
  isControlled,
  letWorkerTakeOver,
  noNetwork,
  releaseOf,
  type Page,
  type Platform,
  siteConfigOf,
  test,
  testStore,
  untilServed,
  withSiteOfItsOwn,
} from '../../e2e/kit/index.ts'

/* The service worker with damaged files, with a server that is silent, and its way out. */

test('a kept file that was changed never runs: it is fetched again', async ({
  page,
  customer,
  platform,
  context,
  browserConsole,
}) => {
  browserConsole.allow(noNetwork)
  await withSiteOfItsOwn({ page, platform }, async ({ url }) => {
    await customer.signIn('11912345678', `${url}/padaria`)
    await letWorkerTakeOver(page)
    await changeKept(page, /\.js$/, ';globalThis.hasRunChanged = true')
    await page.goto(`${url}/padaria/rewards/vouchers`)
    await expect(page.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
    expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false)

    // Every script that the page has asked for is whole again, and starts the site.
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Meus vouchers' })).toBeVisible()
    expect(await page.evaluate(() => 'hasRunChanged' in globalThis)).toBe(false)
  })
})

test('a server that never answers a navigation, or a balancer with 502, 503 or 504, is given up for the kept page, for the released one where the kept one was changed; where there is none, the balancer’s answer shows', async ({
  page,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/)
  const site = await serveHoldingPages({ page, platform })
  const expectSite = async () => {
    await page.goto(`${site.url}/padaria`)
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  }
  await expectSite()
  await letWorkerTakeOver(page)
  for (const status of [502, 503, 504]) {
    site.failWith(status)
    await expectSite()
  }
  expect(site.countOfOfflinePages()).toBe(1)
  site.hold()
  for (const change of ['', '<p>changed</p>']) {
    await changeKept(page, /\.html$/, change)
    await expectSite()
    await expect(page.getByText('changed')).toHaveCount(0)
  }
  expect(site.countOfOfflinePages()).toBe(2)
  site.failWith(502)
  site.loseOfflinePage()
  await changeKept(page, /\.html$/, 'changed')
  await page.goto(`${site.url}/padaria`)
  await expect(page.getByText('Bad gateway')).toBeVisible()
  await site.close()
})

test(
  'where no page is kept, and none can be had, a late answer is waited for',
  { tag: full },
  async ({ page, platform }) => {
    const site = await serveHoldingPages({ page, platform })
    await page.goto(`${site.url}/padaria`)
    await letWorkerTakeOver(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    site.hold()
    site.loseOfflinePage()
    await page.goto(`${site.url}/padaria`)
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
    await site.close()
  },
)

test('with the worker in place a release and its rollback show at the next navigation; one without a worker removes it, and what it kept', async ({
  page,
  platform,
}) => {
  await withSiteOfItsOwn({ page, platform }, async ({ url }, store) => {
    const first = await readCurrentRelease(store)
    if (!first) throw new Error('nothing is published')
    await page.goto(`${url}/padaria`)
    await letWorkerTakeOver(page)
    const next = await serveContents(store, { ...first, shell: { ...first.shell, version: 'next' } })
    await untilServed(url, next.id)
    await page.reload()
    expect(await isControlled(page)).toBe(true)
    expect((await releaseOf(page)).id).toBe(next.id)
    await changeServed(openStore(store), rollBackTo(first.id), { by: 'the test' })
    await untilServed(url, first.id)
    await page.reload()
    expect(await isControlled(page)).toBe(true)
    expect((await releaseOf(page)).id).toBe(first.id)

    const { worker: _, ...shell } = first.shell
    const without = await serveContents(store, { ...first, shell })
    await untilServed(url, without.id)
    // The browser asks for the worker's script again by itself at a navigation.
    await page.reload()
    const left = () =>
      page.evaluate(
        async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
      )
    await expect.poll(left).toBe(0)
    await page.reload()
    expect(await isControlled(page)).toBe(false)
    await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  })
})

/** Adds to the kept files whose address matches, as whoever can write into this browser's storage could. */
const changeKept = (page: Page, address: RegExp, addition: string) =>
  page.evaluate(
    async ({ pattern, added }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!new RegExp(pattern).test(request.url)) continue
          const answer = await cache.match(request, { ignoreVary: true })
          if (!answer) throw new Error(`${request.url} is not kept`)
          await cache.put(request, new Response(`${await answer.text()}${added}`, answer))
        }
      }
    },
    { pattern: address.source, added: addition },
  )

/** The site behind a server that can accept a navigation and say nothing. The page leaves it before it is closed. */
async function serveHoldingPages({ page, platform }: { page: Page; platform: Platform }) {
  const site = await openSite({ config: siteConfigOf(platform), store: testStore() })
  const held: (() => void)[] = []
  let navigations: 'answered' | 'held' | number = 'answered'
  let offlinePages = 0
  let lacksOfflinePage = false
  const server = createServer((request, response) => {
    const isOfflinePage = request.url?.startsWith('/offline.') ?? false
    if (isOfflinePage) offlinePages++
    const answer = () => site.listener(request, response)
    const isNavigation = request.headers['sec-fetch-mode'] === 'navigate'
    if (isNavigation && typeof navigations === 'number')
      response.writeHead(navigations, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
    else if (isNavigation && navigations === 'held') held.push(answer)
    else if (isOfflinePage && lacksOfflinePage) {
      response.writeHead(404).end()
      for (const answerLate of held.splice(0)) answerLate()
    } else answer()
  })
  const { url, close } = await listen(server)
  return {
    url,
    /** From now on no navigation is answered. */
    hold: () => void (navigations = 'held'),
    /** From now on each navigation is answered by a balancer. */
    failWith: (status: number) => void (navigations = status),
    /** From now on the page to show instead is missing. Once the worker has asked for it, a held navigation is answered after all. */
    loseOfflinePage: () => void (lacksOfflinePage = true),
    /** How often the page to show instead was asked for. */
    countOfOfflinePages: () => offlinePages,
    async close() {
      await page.goto('about:blank')
      site.close()
      await close()
    },
  }
}
