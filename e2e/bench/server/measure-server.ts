import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { readCurrentRelease } from 'shell/release/store'
import { rawRequest } from 'shell/testing'
import { workspace } from '../../site/parts.ts'
import { type Figures, type Measured, median, samplesOf } from '../report.ts'
import type { BenchSites } from '../sites.ts'
import { homePath } from '../visit.ts'
import type { BareAnswer } from './bare-server.ts'
import { headers, mixedLoad } from './mixed-load.ts'

/** Measures the site's server in its own process, so that the load takes none of its time. Releases other versions into its store. */
export async function measureServer({ config, composed, directory }: BenchSites): Promise<Figures> {
  const release = await readCurrentRelease(composed.store)
  const script = release?.shell.scripts.find(({ url }) => url.includes('/shell.'))?.url
  if (!release || !script) throw new Error('the release has no shell')
  const folder = join(directory, 'server')
  await cp(join(composed.builds, 'mf-home/dist'), join(folder, 'mf-home/dist'), { recursive: true })
  const configFile = join(folder, 'config.json')
  await writeFile(configFile, JSON.stringify(config))
  const server = fork(join(workspace, 'shell/server/main.ts'), {
    execArgv: ['--expose-gc', '--import', pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href],
    env: { ...process.env, SITE_CONFIG: configFile, RELEASE_STORE: composed.store, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${/:(\d+)\//.exec(line.toString())?.[1]}`
    return {
      serverPages: await rateRatio(url, homePath),
      serverFiles: await rateRatio(url, script),
      ...(await mixedLoad(server, url, composed.store, folder, release)),
    }
  } finally {
    await stop(server)
  }
}

/** @throws if the server ends with an error */
async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  // A process that listens to messages does not end by itself.
  server.disconnect()
  server.kill()
  const [code] = (await ended) as [number | null]
  if (code) throw new Error(`a server ended with ${code}`)
}

/** How many requests the site answers, divided by how many a bare server answers that sends the same bytes. */
async function rateRatio(siteUrl: string, path: string): Promise<Measured> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'))
  try {
    server.send(await answerAt(siteUrl, path))
    const [port] = (await once(server, 'message')) as [number]
    const inTurns = async () => [await load(siteUrl, path), await load(`http://127.0.0.1:${port}`, path)] as const
    // The first one warms both up.
    const [, ...loads] = await samplesOf(4, inTurns)
    const [own, bare] = [loads.map(([ofSite]) => ofSite), loads.map(([, ofBare]) => ofBare)]
    return {
      value: perSecond(own) / perSecond(bare),
      worst: Math.min(...loads.map(([ofSite, ofBare]) => ofSite.requests.average / ofBare.requests.average)),
      detail: `${path.split('.')[0]}: ${describe(own)}; a bare server ${describe(bare)}`,
    }
  } finally {
    await stop(server)
  }
}

async function load(serverUrl: string, path: string): Promise<autocannon.Result> {
  const url = `${serverUrl}${path}`
  const result = await autocannon({ url, connections: 50, duration: 3, headers })
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors + result.non2xx} requests failed`)
  return result
}

const perSecond = (loads: readonly autocannon.Result[]) => median(loads.map(({ requests }) => requests.average))

function describe(loads: readonly autocannon.Result[]): string {
  const p99Ms = median(loads.map(({ latency }) => latency.p99))
  return `${Math.round(perSecond(loads))} a second, p99 ${p99Ms.toFixed(0)} ms`
}

async function answerAt(siteUrl: string, path: string): Promise<BareAnswer> {
  const answer = await rawRequest(siteUrl, path, { headers })
  // Node adds these by itself.
  const { date: _, connection: __, 'keep-alive': ___, ...own } = answer.headers
  return { headers: own as Record<string, string>, body: answer.bytes.toString('base64') }
}
