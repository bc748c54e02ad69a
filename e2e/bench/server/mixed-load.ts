import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { filesOf, publish, type PublishedRelease } from 'shell/release'
import { integrityOf } from 'shell/release/files'
import { rawRequest } from 'shell/testing'
import type { Figures } from '../report.ts'

const seconds = 60
const releases = 20
const pages = ['/', '/padaria', '/padaria/rewards', '/aurora', '/config.json', '/healthz']

/** The encodings that a browser accepts. */
export const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Loads a server with pages, files and checks as fast as it answers. Meanwhile some visitors check what they get, others leave in the
 * middle, and mf-home is released again and again. @param workspace a folder with a build of mf-home, which this changes
 */
export async function mixedLoad(
  server: ChildProcess,
  url: string,
  store: string,
  workspace: string,
  first: PublishedRelease,
): Promise<Figures> {
  const visits = { areOver: false, read: 0, left: 0, failed: 0 }
  const firstFiles = filesOf(first).map((file) => file.url)
  let served = first

  /** Takes files of the served release, one after the other, and checks that each is complete. */
  async function readFiles(): Promise<void> {
    while (!visits.areOver) {
      const files = filesOf(served)
      const file = files[visits.read++ % files.length]
      const answer = await rawRequest(url, file?.url ?? '').catch(() => undefined)
      if (answer?.status !== 200 || integrityOf(answer.bytes) !== file?.integrity) visits.failed++
    }
  }

  /** Requests files and leaves as soon as the response begins. */
  async function leaveHalfWay(): Promise<void> {
    const { hostname, port } = new URL(url)
    while (!visits.areOver) {
      const socket = connect(Number(port), hostname)
      socket.write(`GET ${firstFiles[visits.left++ % firstFiles.length]} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
      const answered = once(socket, 'data').then(() => true)
      const cut = once(socket, 'close').then(() => false)
      if (!(await Promise.race([answered, cut]).catch(() => false))) visits.failed++
      socket.destroy()
    }
  }

  const descriptorsBefore = await descriptorsOf(server)
  const requests = [...pages, ...firstFiles].map((path) => ({ path, headers }))
  const loading = autocannon({ url, connections: 50, duration: seconds, requests })
  const visitors = [readFiles(), readFiles(), readFiles(), readFiles(), leaveHalfWay()]
  const early = delay((seconds * 1000) / 4).then(() => memoryInUse(server))
  for (let release = 1; release <= releases; release++) {
    const pause = delay((seconds * 1000) / (releases + 1))
    await renameEntry(join(workspace, 'mf-home/dist'))
    const next = await publish({ store, workspace, parts: ['mf-home'] })
    // Not by `fetch`, whose connection would stay, and be counted.
    while (!(await rawRequest(url, '/healthz')).text.includes(next.id)) await delay(50)
    served = next
    await pause
  }
  const load = await loading
  visits.areOver = true
  await Promise.all(visitors)
  const [before, after] = [await early, await memoryInUse(server)]
  // A connection may end some seconds after its visitor has left.
  for (let tries = 0; tries < 50 && (await descriptorsOf(server)) > descriptorsBefore; tries++) await delay(200)
  return {
    loadFailures: {
      value: load.errors + load.timeouts + load.non2xx + visits.failed,
      detail: `${load.requests.total} requests, ${visits.read} files read and checked, ${visits.left} left half-way`,
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
