import { abort, promote } from 'shell/store/changes'
import { openStore } from 'shell/store/store'
import { changeServed } from 'shell/store/change-served'
import { readCurrentRelease } from 'shell/store/compose-release'
import { all, expect, releaseOf, tabLink, withSiteOfItsOwn } from '../kit/index.ts'
import { publishScores, publisher, test, throwing } from './builds.ts'

test('a candidate that throws is reported, and taken back by its team', async ({
  page,
  platform,
  customer,
  workspace,
  browserConsole,
}) => {
  browserConsole.allow(/this candidate throws/)
  await withSiteOfItsOwn({ page, platform }, async ({ url }, address) => {
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
    // Who collects the reports sees it, and ends the rollout.
    const reported = () =>
      all<object>(platform.database)`SELECT arm FROM load_reports WHERE remote = 'mf-scores' AND outcome = 'failed'`
    await expect.poll(reported).toEqual([{ arm: 'candidate' }])
    await changeServed(store, abort(), { by: publisher })

    // The open page stays what it is; the next one is the former release, for the same customer.
    await expect(failure).toBeVisible()
    await expect.poll(async () => (await page.request.get(`${url}/padaria`)).text()).not.toContain('"arm"')
    await page.reload()
    await expect(statement).toBeVisible()
    expect(await releaseOf(page)).toMatchObject({ id: former?.id })
  })
})
