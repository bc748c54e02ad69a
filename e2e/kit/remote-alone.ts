import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import type { RemoteName } from 'shared/federation'
import type { Platform } from '../platform/platform.ts'
import { workspace } from '../site/build-site.ts'
import { freePort } from './free-port.ts'
import { jumpUntilVisible } from './jump-until.ts'
import { expect, test } from './site-test.ts'

/** What a remote shows when it runs alone, without the shell. */
export interface AloneCases {
  /** Each scenario, by its name in the address, with the texts that show its state. A scenario without a line fails. */
  readonly texts: Readonly<Record<string, readonly (string | RegExp)[]>>
  /** A state that shows the platform's data. */
  readonly data: {
    /** The scenario's name in the list. */
    readonly scenario: string
    /** A change of the database. */
    readonly change: string
    readonly expectData: (page: Page) => Promise<void>
  }
}

/** Registers the test of a remote alone: each of its states at an address of its own, on the platform's data. */
export function testRemoteAlone(remote: RemoteName, { texts, data }: AloneCases): void {
  test(`${remote} alone shows each of its states at an address of its own, on the platform’s data`, async ({ page, platform, browserConsole }) => {
    // Each state loads and runs a development build.
    test.setTimeout(Object.keys(texts).length * 10_000)
    // What the platform refuses on purpose: a wrong password, one that must be reset, and what a scenario makes fail.
    browserConsole.allow(/the server responded with a status of (400|404|500)/)
    await page.addInitScript(noticeStrictMode)
    // Retries pause.
    await page.clock.install()
    await withRemoteAlone(remote, { page, platform }, async () => {
      await expect(page.getByRole('heading', { level: 1, name: remote })).toBeVisible()
      await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'isStrict')), 'the frame is strict').toBe(true)
      const list = page.url()
      const links = page.getByRole('main').getByRole('link')
      await expect(links.first()).toBeVisible()
      const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      expect(addresses.map(slugOf).toSorted()).toEqual(Object.keys(texts).toSorted())
      for (const address of addresses) {
        const slug = slugOf(address)
        await page.goto(address)
        for (const text of texts[slug] ?? []) {
          await test.step(`${slug}: ${text}`, () => jumpUntilVisible(page, page.getByText(text, { exact: true }).filter({ visible: true }).first(), hangs))
        }
        if (slug.endsWith('-reenviado')) await expect(page.getByRole('button', { name: 'Reenviar SMS' }), slug).toBeHidden()
      }
      await test.step('what only the database can know', async () => {
        await platform.reset()
        platform.database.exec(data.change)
        await page.goto(list)
        await page.getByRole('link', { name: data.scenario, exact: true }).click()
        await data.expectData(page)
      })
    })
  })
}

/** Runs in the page: React tells its developer tools when it does something a second time for the strict mode. */
function noticeStrictMode(): void {
  const tools = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => undefined,
    setStrictMode: (_: number, isStrict: boolean) => isStrict && Reflect.set(globalThis, 'isStrict', true),
  }
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', tools)
}

/** A scenario that loads for ever causes this itself. */
const hangs = (request: Request): boolean => request.headers()['x-scenario'] === 'hang'

const slugOf = (address: string): string => new URL(address).searchParams.get('scenario') ?? ''

/** Opens a remote alone at its list of scenarios, and stops it whatever happens. */
async function withRemoteAlone(
  remote: RemoteName,
  { page, platform }: { page: Page; platform: Platform },
  visit: () => Promise<void>,
): Promise<void> {
  const alone = await startAlone(remote, platform.addresses.control)
  try {
    await page.goto(alone.url)
    await visit()
    await page.goto('about:blank')
  } finally {
    await alone.stop()
  }
}

interface Alone {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a remote's own `dev` command, on a free port and another platform. */
async function startAlone(remote: RemoteName, platformControl: string): Promise<Alone> {
  const directory = join(workspace, remote)
  const port = await freePort()
  const server = spawn(join(directory, 'node_modules/.bin/rspack'), ['dev', '--config', 'rspack.isolation.ts', '--port', String(port)], {
    cwd: directory,
    env: { ...process.env, PLATFORM_CONTROL: platformControl },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const exited = once(server, 'exit')
  const url = `http://localhost:${port}/`
  const stop = async () => {
    server.kill()
    await exited
  }
  try {
    await expect
      .poll(() => server.exitCode ?? fetch(url).then(({ status }) => status, () => 'not listening yet'), { timeout: 30_000 })
      .toBe(200)
  } catch (error) {
    await stop()
    throw new Error(`${remote} does not start alone:\n${said}`, { cause: error })
  }
  return { url, stop }
}
