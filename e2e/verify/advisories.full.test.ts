import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

/* The real command and the real pnpm, with a registry of our own. */
const command = join(import.meta.dirname, 'advisories.ts')
const closings: (() => void)[] = []
afterEach(() => closings.splice(0).forEach((close) => close()))

async function startRegistry(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closings.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const advisories = (answer: object) =>
  startRegistry((_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer)))

const ask = (registry: string): Promise<{ code: number; printed: string }> =>
  new Promise((asked) => {
    const child = execFile(process.execPath, [command, '--registry', registry, '--config.fetch-retries=0'], (_, stdout) => {
      asked({ code: child.exitCode ?? -1, printed: stdout.trim() })
    })
  })

const advisory = (id: number, severity: string) => ({
  id,
  url: `https://advisories.example/${id}`,
  title: 'Anybody may read anything',
  severity,
  vulnerable_versions: '<99.0.0',
  cwe: [],
  cvss: { score: 0, vectorString: '' },
})

test('each serious advisory is one line', { timeout: 60_000 }, async () => {
  const { code, printed } = await ask(await advisories({ axios: [advisory(1, 'high'), advisory(2, 'moderate'), advisory(3, 'critical')] }))
  expect(code).toBe(1)
  expect(printed.split('\n')).toEqual([
    'high: axios <99.0.0: Anybody may read anything (https://advisories.example/1)',
    'critical: axios <99.0.0: Anybody may read anything (https://advisories.example/3)',
  ])
})

test('without a serious advisory the exit code is 0', { timeout: 60_000 }, async () => {
  expect(await ask(await advisories({ axios: [advisory(1, 'moderate')] }))).toEqual({ code: 0, printed: 'no known advisory of severity high or critical' })
})

test('a registry without advisories is not good news', { timeout: 60_000 }, async () => {
  const registry = await startRegistry((_, response) => void response.writeHead(405).end())
  expect(await ask(registry)).toEqual({ code: 2, printed: 'could not ask for advisories: ERR_PNPM_AUDIT_BAD_RESPONSE' })
})

test('neither is an unreachable registry', { timeout: 60_000 }, async () => {
  const { code, printed } = await ask('http://127.0.0.1:9/')
  expect([code, printed]).toEqual([2, expect.stringMatching(/^could not ask for advisories: /)])
})
