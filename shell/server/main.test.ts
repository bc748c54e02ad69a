import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { siteConfigDocument } from 'shared/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { partNames, publish } from '../release/publish.ts'
import { makeWorkspace, writeBuilds } from '../testing/example-builds.ts'

/** The server as an operator starts it, stopped after the test. */
function startMain(environment: Record<string, string>) {
  const main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env: { ...process.env, ...environment } })
  onTestFinished(() => void main.kill())
  const exitCode = new Promise<number | null>((resolve) => {
    main.on('exit', resolve)
  })
  return { exitCode, output: text(main.stdout), problems: text(main.stderr) }
}

function writeConfiguration(content: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'config-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'config.json')
  writeFileSync(file, content)
  return file
}

const documented = siteConfigDocument()

test.each([
  ['api.version', JSON.stringify({ ...documented, api: { ...documented.api, version: 2 } }), 'api.version: must be 1'],
  ['a missing section', JSON.stringify({ ...documented, terms: undefined }), 'terms: '],
  ['malformed JSON', '{\n  "product": oops\n}', 'JSON'],
  ['an empty file', '', 'JSON'],
  ['a list', '[]', ': '],
])('%s is refused in one line that names file and field', async (_, content, problem) => {
  const file = writeConfiguration(content)
  const { exitCode, output, problems } = startMain({ SITE_CONFIG: file, PORT: '0' })
  expect(await exitCode).toBe(1)
  const lines = (await problems).split('\n')
  expect(lines).toEqual([expect.stringContaining(problem), ''])
  expect(lines[0]).toContain(`${file}: `)
  expect(await output).toBe('')
})

test('a missing file is refused in one line that names it', async () => {
  const { exitCode, problems } = startMain({ SITE_CONFIG: '/nowhere/config.json', PORT: '0' })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringMatching(/^\/nowhere\/config\.json: /), ''])
})

test('a PORT that is none is refused in one line, before anything else', async () => {
  const { exitCode, output, problems } = startMain({ SITE_CONFIG: '/nowhere/config.json', PORT: 'abc' })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringMatching(/^PORT: "abc"/), ''])
  expect(await output).toBe('')
})

test('a taken port is said in one line', async () => {
  const { port, close } = await occupyPort()
  onTestFinished(close)
  const { exitCode, problems } = startMain({ SITE_CONFIG: writeConfiguration(JSON.stringify(documented)), PORT: `${port}` })
  expect(await exitCode).toBe(1)
  expect((await problems).split('\n')).toEqual([expect.stringContaining(`${port}`), ''])
})

test('with a good configuration the site is served on PORT', { timeout: 20_000 }, async () => {
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: partNames })
  const { port, close } = await occupyPort()
  close()
  startMain({ SITE_CONFIG: writeConfiguration(JSON.stringify(documented)), RELEASE_STORE: example.store, PORT: `${port}` })
  const page = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/padaria`), { timeout: 15_000, interval: 50 })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Meus Pontos</title>')])
})

async function occupyPort() {
  const server = createServer()
  await new Promise<void>((listening) => {
    server.listen(0, listening)
  })
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
