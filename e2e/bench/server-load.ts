import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import autocannon from 'autocannon'
import { filesOf, publishAndServe } from 'shell/store'
import { integrityOf } from 'shell/store/files'
import { readCurrentRelease } from 'shell/store/compose-release'
import { rawRequest } from 'shell/testing'
import { workspace } from '../site/parts.ts'
import type { Figures } from './report.ts'
import type { BenchSites } from './sites.ts'

const seconds = 60
const releases = 20
const pages = ['/', '/padaria', '/padaria/rewards', '/aurora', '/config.json', '/healthz']
/** The encodings that a browser accepts. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Measures the site's server in its own process, so that the load takes none of its time. It releases other versions into a store of its own. */
export async function measureServer({ config, composed, directory }: BenchSites): Promise<Figures> {
  const folder = join(directory, 'server')
  await cp(join(composed.builds, 'mf-home/dist'), join(folder, 'mf-home/dist'), { recursive: true })
  const store = join(folder, 'store')
  await cp(composed.store, store, { recursive: true })
  const configFile = join(folder, 'config.json')
  await writeFile(configFile, JSON.stringify(config))
  const server = fork(join(workspace, 'shell/server/main.ts'), {
    execArgv: ['--expose-gc', '--import', pathToFileURL(join(import.meta.dirname, 'report-memory.ts')).href],
    env: { ...process.env, SITE_CONFIG: configFile, RELEASE_STORE: store, PORT: '0', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  try {
    return await mixedLoad(server, await addressOf(server), store, folder)
  } finally {
    await stop(server)
  }
}

/** Where a server is, by its log. */
const addressOf = ({ stdout }: ChildProcess) =>
  new Promise<string>((found) => {
    stdout?.on('data', (lines: Buffer) => {
      const [, port] = /http:\/\/localhost:(\d+)/.exec(lines.toString()) ?? []
      if (port) found(`http://127.0.0.1:${port}`)
    })
  })

/** @throws if the server ends with an error */
async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  // A process that listens to messages does not end by itself.
  server.disconnect()
  server.kill()
  const [code] = (await ended) as [number | null]
  if (code) throw new Error(`the server ended with ${code}`)
}

/**
 * Loads a server with pages, files and checks as fast as it answers. Meanwhile some visitors check what they get, others leave in the
 * middle, and mf-home is released again and again. @param folder has a build of mf-home, which this changes
 */
async function mixedLoad(server: ChildProcess, url: string, store: string, folder: string): Promise<Figures> {
  const first = await readCurrentRelease(store)
  if (!first) throw new Error('the composed site is not released')
  let servedFiles = filesOf(first)
  const visits = { areOver: false, read: 0, left: 0, failed: 0 }
  const urls = servedFiles.map((file) => file.url)

  /** Takes files of the served release, one after the other, and checks that each is complete. */
  async function readFiles(): Promise<void> {
    while (!visits.areOver) {
      const file = servedFiles[visits.read++ % servedFiles.length]
      const answer = await rawRequest(url, file?.url ?? '').catch(() => undefined)
      if (answer?.status !== 200 || integrityOf(answer.bytes) !== file?.integrity) visits.failed++
    }
  }

  /** Requests files and leaves as soon as the response begins. */
  async function leaveHalfWay(): Promise<void> {
    const { hostname, port } = new URL(url)
    while (!visits.areOver) {
      const socket = connect(Number(port), hostname)
      socket.write(`GET ${urls[visits.left++ % urls.length]} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      const answered = once(socket, 'data').then(() => true)
      const cut = once(socket, 'close').then(() => false)
      if (!(await Promise.race([answered, cut]).catch(() => false))) visits.failed++
      socket.destroy()
    }
  }

  const descriptorsBefore = await descriptorsOf(server)
  const requests = [...pages, ...urls].map((path) => ({ path, headers }))
  const loading = autocannon({ url, connections: 50, duration: seconds, requests })
  const visitors = [readFiles(), readFiles(), readFiles(), readFiles(), leaveHalfWay()]
  const early = delay((seconds * 1000) / 4).then(() => memoryInUse(server))
  for (let release = 1; release <= releases; release++) {
    const pause = delay((seconds * 1000) / (releases + 1))
    await renameEntry(join(folder, 'mf-home/dist'))
    const next = await publishAndServe({ store, workspace: folder, parts: ['mf-home'] })
    // Not by `fetch`, whose connection would stay, and be counted.
    while (!(await rawRequest(url, '/healthz')).text.includes(next.id)) await delay(50)
    servedFiles = filesOf(next)
    await pause
  }
  const load = await loading
  visits.areOver = true
  await Promise.all(visitors)
  const [before, after] = [await early, await memoryInUse(server)]
  // A connection may end some seconds after its visitor has left.
  for (let tries = 0; tries < 50 && (await descriptorsOf(server)) > descriptorsBefore; tries++) await delay(200)
  const requested = `${load.requests.total} requests, ${Math.round(load.requests.average)} a second`
  return {
    loadFailures: {
      value: load.errors + load.timeouts + load.non2xx + visits.failed,
      detail: `${requested}; ${visits.read} files read and checked, ${visits.left} left half-way`,
    },
    loadDescriptors: { value: (await descriptorsOf(server)) - descriptorsBefore },
    loadMemory: { value: after / before, detail: `${before.toFixed(1)} MB in use, then ${after.toFixed(1)}` },
  }
}

/** Linux lists them beneath `/proc`. */
const descriptorsOf = async ({ pid }: ChildProcess) => (await readdir(`/proc/${pid}/fd`)).length

async function memoryInUse(server: ChildProcess): Promise<number> {
  const answered = once(server, 'message')
  server.send('memory')
  const [megabytes] = (await answered) as [number]
  return megabytes
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
