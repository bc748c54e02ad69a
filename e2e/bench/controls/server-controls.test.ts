import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { partNames, publish } from 'shell/release'
import { makeWorkspace, writeBuilds } from 'shell/testing/builds'
import { expect, onTestFinished, test } from 'vitest'
import { gates } from '../gates.ts'
import { judge } from '../judge.ts'
import { mixedLoad } from '../server/mixed-load.ts'
import { rateRatio } from '../server/request-rates.ts'
import { tellsMemory } from '../server/server-processes.ts'

/* The server's gates, on servers that are worse by so much that no machine lets them pass. */

test('a server that compresses each answer anew', { timeout: 60_000 }, async () => {
  const page = randomBytes(50_000).toString('base64')
  const server = createServer((_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync(page)))
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const ratio = await rateRatio({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, '/', { rounds: 1, seconds: 1 })
  expect([judge(gates.serverPages, ratio), judge(gates.serverFiles, ratio)]).toEqual(['gate failed', 'gate failed'])
})

test('a server that cuts answers, opens files and keeps memory', { timeout: 60_000 }, async () => {
  const example = makeWorkspace()
  writeBuilds(example)
  await publish({ ...example, parts: partNames })
  const directory = await mkdtemp(join(tmpdir(), 'load-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const child = spawn(process.execPath, [...tellsMemory, join(import.meta.dirname, 'worse-server.ts')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.send(example.store)
  const [port] = (await once(child, 'message')) as [number]
  const options = { store: example.store, build: join(example.workspace, 'mf-home/dist'), directory }
  const figures = await mixedLoad({ url: `http://127.0.0.1:${port}`, process: child }, options, { seconds: 4, releases: 2 })
  for (const figure of ['loadFailures', 'loadDescriptors', 'loadMemory'] as const) expect([figure, judge(gates[figure], figures[figure])]).toEqual([figure, 'gate failed'])
})
