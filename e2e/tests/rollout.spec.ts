import { readNewestEntry } from 'shell/store/log'
import { promote } from 'shell/store/changes'
import { openStore } from 'shell/store/store'
import { changeServed, readCurrentRelease } from 'shell/store/serve'
import { expect, releaseOf, tabLink, withSiteOfItsOwn } from '../kit/index.ts'
import { publishScores, publisher, test, throwing } from './builds.ts'

test('a candidate that throws is taken back', async ({ page, platform, customer, workspace, browserConsole }) => {
  browserConsole.allow(/this candidate throws/)
  // Of the screen that throws: loaded, then failed. A page that is left early reports nothing of its home.
  const rollouts = { loadsUrl: `${platform.addresses.analytics}/loads`, failedShare: 0.2, minimumLoads: 2 }
  await withSiteOfItsOwn({ page, platform, sections: { rollouts } }, async ({ url }, address) => {
    const store = openStore(address)
    const former = await readCurrentRelease(address)
    const { id } = await publishScores(workspace, address, throwing('this candidate throws'))
    await changeServed(store, promote({ 'mf-scores': id }, 50), { by: publisher, force: 'a test needs it' })
    // The first page of a rollout sets the bucket.
    const cookiesOfNextPage = async () => {
      await page.request.get(`${url}/padaria`)
      return (await page.context().cookies(url)).map(({ name }) => name)
    }
    await expect.poll(cookiesOfNextPage).toContain('bucket')

    const scores = tabLink(page, 'Pontos')
    const statement = page.getByRole('heading', { name: 'Extrato de Pontos' })
    await customer.openSignedIn('11912345678', `${url}/padaria`)
    const openIn = async (bucket: number) => {
      await page.context().addCookies([{ name: 'bucket', value: String(bucket), url }])
      await page.goto(`${url}/padaria`)
      return (await releaseOf(page)).arm
    }
    // Two opposite buckets: half of the customers get the candidate, so one of these does.
    const buckets = new Map([
      [await openIn(0), 0],
      [await openIn(5000), 5000],
    ])
    expect(new Set(buckets.keys())).toEqual(new Set(['stable', 'candidate']))

    expect(await openIn(buckets.get('stable') ?? -1)).toBe('stable')
    await scores.click()
    await expect(statement).toBeVisible()

    expect(await openIn(buckets.get('candidate') ?? -1)).toBe('candidate')
    await scores.click()
    const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível abrir esta parte do site' })
    await expect(failure).toBeVisible()
    await page.keyboard.press('Control+F9')
    const composition = page.getByRole('dialog', { name: 'Como esta página foi composta' })
    await expect(composition).toContainText(/"arm": "candidate".*"loaded".*"screen": "Scores".*"failed"/s)
    await page.keyboard.press('Escape')
    await expect
      .poll(async () => (await readNewestEntry(store))?.action)
      .toMatchObject({ command: 'abort', by: 'the site’s server', parts: ['mf-scores'] })

    // The open page stays what it is; the next one is the former release, for the same customer.
    await expect(failure).toBeVisible()
    await expect.poll(async () => (await page.request.get(`${url}/padaria`)).text()).not.toContain('"arm"')
    await page.reload()
    await expect(statement).toBeVisible()
    expect(await releaseOf(page)).toMatchObject({ id: former?.id })
  })
})
