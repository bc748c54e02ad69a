import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { homePath } from '../../browser/screens.ts'
import { gates } from '../../gates.ts'
import { judge } from '../../judge.ts'
import { mixedLoad } from '../../server/mixed-load.ts'
import { rateRatio } from '../../server/request-rates.ts'
import { tellsMemory, type ServerProcess } from '../../server/server-processes.ts'
import { startComposedSite, type ComposedSite } from '../../sites/bench-sites.ts'
import type { Worsening, WorseServerOptions } from './worse-server.ts'

/* The server's gates on the site's own server and release, made so much worse that they fail on any machine. */
let site: ComposedSite
beforeAll(async () => {
  site = await startComposedSite()
}, 60_000)
afterAll(() => site.close())

async function startWorseServer(worsening: Worsening): Promise<Pick<ServerProcess, 'url' | 'process'>> {
  const child = spawn(process.execPath, [...tellsMemory, join(import.meta.dirname, 'worse-server.ts')], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.send({ config: site.config, store: site.composed.store, worsening } satisfies WorseServerOptions)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, process: child }
}

test('a server that compresses each response again', { timeout: 60_000 }, async () => {
  const worse = await startWorseServer('compresses each answer anew')
  const ratio = await rateRatio(worse, homePath, { rounds: 1, seconds: 1 })
  // Pages and files are requested and judged alike.
  expect([judge(gates.serverPages, ratio), judge(gates.serverFiles, ratio)]).toEqual(['gate failed', 'gate failed'])
})

test('a server that cuts responses, opens files and keeps memory', { timeout: 60_000 }, async () => {
  const worse = await startWorseServer('cuts answers, opens files and keeps memory')
  const directory = join(site.directory, 'load')
  await mkdir(directory)
  const options = { store: site.composed.store, build: join(site.composed.builds, 'mf-home/dist'), directory }
  const figures = await mixedLoad(worse, options, { seconds: 2, releases: 1 })
  for (const figure of ['loadFailures', 'loadDescriptors', 'loadMemory'] as const) expect([figure, judge(gates[figure], figures[figure])]).toEqual([figure, 'gate failed'])
})
