import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { filesOf, publish, type PublishedRelease } from 'shell/release'
import { integrityOf } from 'shell/release/files'
import { readCurrentRelease } from 'shell/release/store'
import { rawRequest } from 'shell/testing'
import type { Figures } from '../report.ts'
import { browserHeaders } from './request-rates.ts'
import { memoryInUse, type ServerProcess } from './server-processes.ts'

/** How long the load lasts, and how often a remote is released meanwhile. */
export interface Load {
  readonly seconds: number
  readonly releases: number
}

const connections = 50
/** Visitors who take files and check them, one after the other. */
const readers = 4

export interface MixedLoadOptions {
  readonly store: string
  /** The remote that is released again and again. */
  readonly build: string
  /** An empty folder for its versions. */
  readonly directory: string
}

type LoadedServer = Pick<ServerProcess, 'url' | 'process'>
type LoadFigures = Required<Pick<Figures, 'loadFailures' | 'loadDescriptors' | 'loadMemory'>>

/**
 * Loads a server with pages, files and checks as fast as it answers. Meanwhile some visitors check what they get, others
 * leave in the middle, and a remote is released again and again.
 */
export async function mixedLoad(
  site: LoadedServer,
  { store, build, directory }: MixedLoadOptions,
  { seconds, releases }: Load,
): Promise<LoadFigures> {
  const first = await readCurrentRelease(store)
  if (!first) throw new Error('nothing is published')
  const descriptorsBefore = await descriptorsOf(site)
  const released = new Map([[first.id, first]])
  const over = new AbortController()
  const paths = [
    '/',
    '/padaria',
    '/padaria/rewards',
    '/aurora',
    '/config.json',
    '/healthz',
    ...filesOf(first).map(({ url }) => url),
  ]
  const loading = autocannon({
    url: site.url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers: browserHeaders })),
  })
  const reading = Promise.all(
    Array.from({ length: readers }, (_, index) => readFiles(site.url, first, released, index, over.signal)),
  )
  const leaving = leaveHalfWay(
    site.url,
    filesOf(first).map(({ url }) => url),
    over.signal,
  )
  const early = delay((seconds * 1000) / 4).then(() => memoryInUse(site))
  await cp(build, join(directory, 'mf-home/dist'), { recursive: true })
  for (let release = 1; release <= releases; release += 1) {
    await delay((seconds * 1000) / (releases + 1))
    await renameEntry(join(directory, 'mf-home/dist'))
    const next = await publish({ store, workspace: directory, parts: ['mf-home'] })
    released.set(next.id, next)
  }
  const { errors, timeouts, non2xx, requests } = await loading
  over.abort()
  const read = (await reading).reduce((sum, one) => ({ count: sum.count + one.count, failed: sum.failed + one.failed }))
  const left = await leaving
  const [before, after] = [await early, await memoryInUse(site)]
  return {
    loadFailures: {
      value: errors + timeouts + non2xx + read.failed + left.failed,
      detail: `${requests.total} requests, ${read.count} files read and checked, ${left.count} left half-way`,
    },
    loadDescriptors: { value: await descriptorsMore(site, descriptorsBefore) },
    loadMemory: { value: after / before, detail: `${before.toFixed(1)} MB in use, then ${after.toFixed(1)}` },
  }
}

/** Gives a built remote another entry, as its next version has. */
async function renameEntry(dist: string): Promise<void> {
  const former = (await readdir(dist)).find((name) => name.startsWith('remoteEntry.')) ?? ''
  const next = `remoteEntry.${randomBytes(4).toString('hex')}.js`
  await rename(join(dist, former), join(dist, next))
  await writeFile(join(dist, next), `// ${next}`, { flag: 'a' })
  const manifest = join(dist, 'mf-manifest.json')
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replaceAll(former, next))
}

/** Visits, and how many of them did not get what they requested. */
interface Visits {
  readonly count: number
  readonly failed: number
}

/** Takes files of the served release, as its pages do, one after the other, and checks that each is complete. */
async function readFiles(
  url: string,
  first: PublishedRelease,
  released: ReadonlyMap<string, PublishedRelease>,
  start: number,
  over: AbortSignal,
): Promise<Visits> {
  let [count, failed] = [0, 0]
  for (let index = start; !over.aborted; index += readers) {
    count += 1
    try {
      const { release } = JSON.parse((await rawRequest(url, '/healthz')).text) as { release: string }
      const files = filesOf(released.get(release) ?? first)
      const file = files[index % files.length]
      const { status, bytes } = await rawRequest(url, file?.url ?? '')
      if (status !== 200 || integrityOf(bytes) !== file?.integrity) failed += 1
    } catch {
      failed += 1
    }
  }
  return { count, failed }
}

/** Requests files and leaves as soon as the response begins. */
async function leaveHalfWay(url: string, paths: readonly string[], over: AbortSignal): Promise<Visits> {
  const { hostname, port } = new URL(url)
  let [count, failed] = [0, 0]
  for (; !over.aborted; count += 1) {
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${paths[count % paths.length]} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    const outcome = Promise.race([
      once(socket, 'data').then(() => 'answered'),
      once(socket, 'close').then(() => 'cut'),
    ]).catch(() => 'cut')
    if ((await outcome) === 'cut') failed += 1
    socket.destroy()
  }
  return { count, failed }
}

/** Linux lists them beneath `/proc`. */
const descriptorsOf = async ({ process: { pid } }: LoadedServer) => (await readdir(`/proc/${pid}/fd`)).length

/** How many more descriptors a server has than before, some seconds after its visitors have left. */
async function descriptorsMore(site: LoadedServer, before: number): Promise<number> {
  for (let tries = 0; tries < 50 && (await descriptorsOf(site)) > before; tries += 1) await delay(200)
  return (await descriptorsOf(site)) - before
}
