import { cp, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { shellBuildName } from 'shared/federation'
import type { PublishedRelease } from './published-release.ts'

/*
 * A folder with everything that was ever published:
 *
 *   files/assets/…          the shell's files
 *   files/remotes/{name}/…  a remote's files
 *   releases/{id}.json      each release
 *   current.json            the history of ids, the newest last; the last one is served
 *
 * Files are named by their content and never removed: a tab stays on the release it was opened with.
 */

const compressible = /\.(js|css|svg|json)$/

const filesDirectory = (store: string) => join(store, 'files')
/** Where the store keeps a published file. @param url its address on the site, such as `/assets/shell.0123abcd.js` */
export const storedFile = (store: string, url: string): string => join(filesDirectory(store), url)

const releaseFile = (store: string, id: string) => join(store, 'releases', `${id}.json`)
const historyFile = (store: string) => join(store, 'current.json')

/** Copies a build's files into the store, where wanted each with its brotli and gzip form beside it. */
export async function storeFiles(store: string, build: string, below: string, compressed: boolean): Promise<void> {
  const target = join(filesDirectory(store), below)
  await mkdir(target, { recursive: true })
  const names = (await readdir(build)).filter((name) => !name.startsWith('mf-') && name !== shellBuildName)
  await Promise.all(names.map((name) => storeFile(join(build, name), join(target, name), compressed)))
}

async function storeFile(source: string, target: string, compressed: boolean): Promise<void> {
  await cp(source, target)
  if (!compressed || !compressible.test(source)) return
  const content = await readFile(source)
  const brotliOptions = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await Promise.all([
    promisify(brotliCompress)(content, brotliOptions).then((bytes) => writeFile(`${target}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${target}.gz`, bytes)),
  ])
}

/** The ids of the releases that were served, the current one last. */
export async function readHistory(store: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(historyFile(store), 'utf8')) as string[]
  } catch {
    return []
  }
}

/** When the current release was chosen, epoch milliseconds: tells a running server to look again. */
export const chosenAtMs = async (store: string): Promise<number> => (await stat(historyFile(store))).mtimeMs

/** The release that is served; undefined before the first one. */
export async function readCurrentRelease(store: string): Promise<PublishedRelease | undefined> {
  const id = (await readHistory(store)).at(-1)
  return id === undefined ? undefined : readRelease(store, id)
}

/** A release by its id. */
export async function readRelease(store: string, id: string): Promise<PublishedRelease> {
  return JSON.parse(await readFile(releaseFile(store, id), 'utf8')) as PublishedRelease
}

/** Keeps a release and serves it from now on. */
export async function makeCurrent(store: string, release: PublishedRelease): Promise<void> {
  await mkdir(join(store, 'releases'), { recursive: true })
  await writeFile(releaseFile(store, release.id), JSON.stringify(release, undefined, 2))
  const history = await readHistory(store)
  if (history.at(-1) !== release.id) await writeHistory(store, [...history, release.id])
}

/**
 * Serves the release before the current one again.
 * @returns its id; undefined where there is none
 */
export async function rollBack(store: string): Promise<string | undefined> {
  const history = await readHistory(store)
  const earlier = history.slice(0, -1)
  if (earlier.length === 0) return undefined
  await writeHistory(store, earlier)
  return earlier.at(-1)
}

/** A server may read at any moment: the file changes in one step. */
async function writeHistory(store: string, history: readonly string[]): Promise<void> {
  const draft = `${historyFile(store)}.${process.pid}`
  await writeFile(draft, JSON.stringify(history))
  await rename(draft, historyFile(store))
}
