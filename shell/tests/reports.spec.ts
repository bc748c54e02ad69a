import { createServer } from 'node:http'
import { createMetrics, openSite } from 'shell/server'
import { listen } from 'shell/testing/listen'
import { expect, siteConfigOf, test, testStore } from '../../e2e/kit/index.ts'

/* What a browser meets reaches the site's own server: how screens load, what is thrown, what the policy refuses. */

const phone = '11912345678'
const code = 'zx81secret'

test('a load, an uncaught error and a refused picture are counted; neither phone nor code is in a report or in the log', async ({
  page,
  platform,
  browserConsole,
}) => {
  browserConsole.allow(/uncaught|Content Security Policy/)
  const [metrics, lines] = [createMetrics(), [] as string[]]
  const log = (...event: readonly unknown[]) => void lines.push(JSON.stringify(event))
  const site = await openSite({ config: siteConfigOf(platform), store: testStore(), metrics, log })
  const sent: string[] = []
  const server = createServer((request, response) => {
    if (request.method === 'POST') request.on('data', (part: Buffer) => void sent.push(part.toString()))
    site.listener(request, response)
  })
  await using address = await listen(server)
  await page.goto(`${address.url}/padaria?phone=${phone}&code=${code}`)
  await expect(page.getByRole('tab', { name: 'Acessar' })).toBeVisible()
  await page.evaluate((secret) => {
    const failure = new TypeError(`${secret} is no phone`)
    failure.stack = `TypeError: ${secret}\n    at press (${location.origin}/assets/shell.0123abcd.js:1:23)`
    void Promise.reject(failure)
    new Image().src = `https://elsewhere.example/picture?phone=${secret}`
  }, phone)
  const counted = async () =>
    (await metrics.text())
      .split('\n')
      .filter((line) => /^site_(screen_loads|problems|reports)/.test(line))
      .toSorted()
  await expect
    .poll(counted)
    .toEqual([
      'site_problems_total{part="shell",kind="policy"} 1',
      'site_problems_total{part="shell",kind="uncaught"} 1',
      'site_screen_loads_total{part="mf-auth",arm="stable",outcome="loaded"} 1',
    ])
  expect(lines).toContainEqual(expect.stringContaining('uncaught: TypeError in shell '))
  expect(lines).toContainEqual(expect.stringContaining(', in phase promise, at /assets/shell.0123abcd.js:1:23"'))
  expect(lines).toContainEqual(expect.stringContaining('policy: img-src refused https://elsewhere.example"'))
  expect(sent).toHaveLength(3)
  for (const text of [...sent, ...lines]) for (const secret of [phone, code]) expect(text).not.toContain(secret)
  // Its later requests would be refused.
  await page.goto('about:blank')
  site.close()
})
