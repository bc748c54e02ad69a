import { renameSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { ReleaseFile } from 'shared/federation'
import { exampleSiteConfig } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SiteDocument } from '../contract/site-document.ts'
import type { KeptRelease } from '../worker/kept-release.ts'
import { openStore } from '../store/open-store.ts'
import { promote, rollBackPart } from '../store/changes.ts'
import { changeServed } from '../store/change-served.ts'
import { storeLimits } from '../store/limits.ts'
import { messageOf } from '../store/problems.ts'
import { stableRelease } from '../store/release-log.ts'
import { integrityOf } from '../store/stored-files.ts'
import { openExample, publishAll, readServed, untilServed } from '../testing/example-site.ts'
import { randomFrom } from '../testing/random.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { faults, startS3 } from '../testing/s3-server.ts'
import { followStore } from './follow-store.ts'

/** `ROUNDS=100` is the whole proof. */
const rounds = Number(process.env.ROUNDS ?? 20)

/** In the full suite a hundred (`many-servers.full.test.ts`). */
const changes = Number(process.env.CHANGES ?? Object.keys(faults).length)

/** How long a replaced release may be sent, in looks: each waits a second as a server does, and reads the store. */
const oldestInLooks = 5

test('three servers are one site: whoever of them sends a page, each of them has all that it names, while releases come, go and are damaged, a server is another one, and the store is away', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store: address, first, publishNext } = await publishAll()
  const store = openStore(address)
  const servers = await Promise.all([1, 2, 3].map(() => openExample(address)))
  onTestFinished(async () => void (await Promise.all(servers.map(({ close }) => close()))))
  /** When each release was replaced; the served one never was. */
  const replacedAt = new Map<string, number>()
  let served = first.id
  let isOver = false
  let turns = 0
  const problems: string[] = []
  let longestLookMs = 0
  let oldestMs = 0

  async function lookOnAndOn(): Promise<void> {
    const begun = Date.now()
    await delay(1000)
    // It rejects while the store is away.
    const isRead = await readServed(address).then(
      () => true,
      () => false,
    )
    if (isRead) longestLookMs = Math.max(longestLookMs, Date.now() - begun)
    if (!isOver) await lookOnAndOn()
  }

  async function read(): Promise<void> {
    const answer = (path: string, next: number) => rawRequest(servers[(turns + next) % servers.length]?.url ?? '', path)
    const begun = Date.now()
    const page = await answer('/padaria', 0)
    const [, site = '{}'] = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(page.text) ?? []
    const { release } = JSON.parse(site) as SiteDocument
    oldestMs = Math.max(oldestMs, begun - (replacedAt.get(release.id) ?? begun))
    const named = [...page.text.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.[0-9a-f]{8}\.\w+)"/g)].map(
      ([, url]) => url ?? '',
    )
    const [, worker = '{}'] = /^const KEPT_RELEASE = (.*);$/m.exec((await answer('/sw.js', 0)).text) ?? []
    const entries = Object.values(release.remotes).map(({ entry }) => entry as ReleaseFile)
    entries.push((JSON.parse(worker) as KeptRelease).page)
    for (const [index, url] of [...named, ...entries.map((entry) => entry.url)].entries()) {
      const { status, bytes } = await answer(url, index + 1)
      const integrity = entries.find((entry) => entry.url === url)?.integrity
      if (status !== 200 || (integrity && integrityOf(bytes) !== integrity)) problems.push(`${url}: ${status}`)
    }
  }

  async function readOnAndOn(): Promise<void> {
    if (isOver) return
    await read()
    turns += 1
    await readOnAndOn()
  }

  const reading = readOnAndOn()
  const looking = lookOnAndOn()
  const options = { by: 'the test', force: 'a test' }
  for (let round = 1; round <= rounds; round += 1) {
    const version = await publishNext('mf-home', { version: `1.${round}.0` })
    const { number, state } = await (round % 3 === 0
      ? changeServed(store, rollBackPart('mf-home'), options)
      : changeServed(store, promote({ 'mf-home': version.id }), options))
    replacedAt.set(served, Date.now())
    served = stableRelease(state)
    replacedAt.delete(served)
    if (round === 5) truncateSync(join(address, `log/${String(number).padStart(6, '0')}.json`))
    if (round === 8) {
      const [stopped] = servers.splice(1, 1)
      await stopped?.stop()
      servers.push(await openExample(address))
    }
    if (round === 11) {
      for (const { url } of servers) await untilServed(url, served)
      // Who has opened a page of a former release needs the store for its files.
      const begun = turns
      await expect.poll(() => turns).toBeGreaterThan(begun)
      renameSync(address, `${address}-away`)
      await delay(rounds * 100)
      renameSync(`${address}-away`, address)
    }
  }
  isOver = true
  await reading
  expect(turns).toBeGreaterThan(rounds)
  expect(problems.join('\n')).toBe('')
  await looking
  expect(oldestMs / longestLookMs).toBeLessThan(oldestInLooks)
  for (const { url } of servers) await untilServed(url, served)
})

test('two servers follow each change that is said to be served, or say why not, though a request of the command and one of theirs meet a fault', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store: folder, first, publishNext } = await publishAll()
  const { id: next } = await publishNext('mf-home', { version: '1.1.0' })
  const versions = [next, first.versions['mf-home'] ?? '']
  const s3 = await startS3(folder)
  const limits = { ...storeLimits, silentMs: 300 }
  const servers = await Promise.all(
    [1, 2].map(() => followStore(exampleSiteConfig(), `${s3.address}&region=of-servers`, { lookEveryMs: 20, limits })),
  )
  onTestFinished(() => servers.forEach((server) => server.close()))
  const store = openStore(s3.address, limits)
  const random = randomFrom(1)
  const promoteHome = (newest: number) =>
    changeServed(store, promote({ 'mf-home': versions[(newest + 1) % 2] ?? '' }), { by: 'the test', force: 'a test' })
  let said = 1
  for (let change = 0; change < changes; change += 1) {
    const [kind, fault] = Object.entries(faults)[change % Object.keys(faults).length] ?? []
    const left = [random(), random()].map((share) => Math.ceil(share * 40))
    s3.fault = (_, headers) => {
      const from = Number(headers.includes('/of-servers/'))
      left[from] = (left[from] ?? 0) - 1
      return left[from] === 0 ? fault : undefined
    }
    const made = await promoteHome(said).catch(messageOf)
    // Who is told that it failed is told so in one line.
    if (typeof made === 'string') expect(made, `${kind}`).toMatch(/^s3:.*$/)
    else said = made.number
    const isFollowed = () => servers.every((one) => one.entry() >= said || one.problem() !== undefined)
    await expect.poll(isFollowed, { message: kind, interval: 5 }).toBe(true)
  }
  s3.fault = () => undefined
  const { number, state } = await promoteHome(said)
  for (const one of servers)
    await expect
      .poll(() => [one.entry(), one.problem(), one.current().stable.release.id])
      .toEqual([number, undefined, stableRelease(state)])
})
