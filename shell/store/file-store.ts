import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storeLimits, tooLong, within } from './limits.ts'
import { messageOf, NoRight, StoreFailure, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/** The calls of folders, of which nobody can end one: each keeps one of Node's four file threads until it comes back. */
const running = new Set<{ readonly folder: string; late?: StoreFailure }>()

/** Ends this process. To exit is to wait for calls of folders, and one may never come back: then another Node takes its place, and ends. */
export function endProcess(code: number): never {
  if (running.size > 0) process.execve?.(process.execPath, ['node', '-e', `process.exit(${code})`])
  process.exit(code)
}

/**
 * Opens the store in a folder. A file is complete or missing, even if the disk is full or the
 * machine stops: it is written under a temporary name, flushed to the disk, and gets its name in one step.
 */
export function openFolder(folder: string, { readMs, createMs } = storeLimits): Store {
  /** While a call of the folder is past its limit, each further one fails at once with its line. @throws {StoreFailure} */
  async function limited<Value>(name: string, limitMs: number, work: () => Promise<Value>): Promise<Value> {
    for (const { late, ...one } of running) if (late && one.folder === folder) throw late
    const tooSlow = tooLong(folder, name, limitMs)
    const call: { folder: string; late?: StoreFailure } = { folder }
    running.add(call)
    try {
      return await within(limitMs, tooSlow, () => work().finally(() => running.delete(call)))
    } catch (failure) {
      if (failure === tooSlow) call.late = tooSlow
      if (failure instanceof StoreProblem || failure === tooSlow) throw failure
      throw new StoreFailure(`${folder}/${name}: ${messageOf(failure)}`)
    }
  }

  async function readWhole(name: string): Promise<Buffer | undefined> {
    try {
      return await ifPresent(readFile(join(folder, name)))
    } catch (failure) {
      if (hasCode(failure, 'EACCES', 'EPERM')) throw new NoRight(store, name, `may not be read: ${messageOf(failure)}`)
      // Something else has the file's name, or that of its folder.
      if (hasCode(failure, 'EISDIR', 'ELOOP', 'ENOTDIR', 'ENXIO'))
        throw new StoreProblem(store, name, `is damaged: ${messageOf(failure)}`)
      throw failure
    }
  }

  const store: Store = {
    address: folder,
    read: (name) => limited(name, readMs, () => readWhole(name)),
    list: async (name, after = '') => {
      const entries = await limited(name, readMs, () => ifPresent(readdir(join(folder, name))))
      return (entries ?? []).filter((entry) => entry > after && !entry.endsWith(draftEnding))
    },
    create: (name, content) => limited(name, createMs, () => createFile(join(folder, name), content)),
  }
  return store
}

async function createFile(path: string, content: Buffer | string): Promise<boolean> {
  const draft = await writeDraft(path, content)
  try {
    // Unlike a rename, a link never replaces another file.
    await link(draft, path)
  } catch (failure) {
    if (hasCode(failure, 'EEXIST')) return false
    if (!hasCode(failure, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw failure
    const problem = 'no hard link could be made: the file system has none (SMB, exFAT), or the right is missing'
    throw new Error(`${problem}. A store is in a folder with hard links, as on a local disk or NFS, or in a bucket`, {
      cause: failure,
    })
  } finally {
    await unlink(draft)
  }
  await flushFolder(dirname(path))
  return true
}

/** A killed process leaves its draft behind; nobody reads it. */
const draftEnding = '.draft'

async function writeDraft(path: string, content: Buffer | string): Promise<string> {
  await makeFolder(dirname(path))
  const draft = `${path}.${randomUUID()}${draftEnding}`
  const file = await open(draft, 'wx')
  try {
    // Whatever this process's umask: servers of other users read it. A file system without rights refuses.
    await file.chmod(0o644).catch(unlessCode('EPERM', 'ENOTSUP'))
    await file.writeFile(content)
    await file.sync()
    return draft
  } catch (failure) {
    await unlink(draft)
    throw failure
  } finally {
    await file.close()
  }
}

/** Makes a folder that everybody can read, and those above it. */
async function makeFolder(path: string): Promise<void> {
  const { length } = (await mkdir(path, { recursive: true })) ?? `${path}/`
  for (let made = path; made.length >= length; made = dirname(made)) {
    // A folder for a group gives it to what is made in it.
    const { mode } = await stat(made)
    await chmod(made, (mode & 0o2000) | 0o755).catch(unlessCode('EPERM', 'ENOTSUP'))
  }
}

/** Flushes a folder's entries to the disk. Without this, a flushed file can still lose its name. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const ifPresent = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(unlessCode('ENOENT'))

const unlessCode =
  (...codes: readonly string[]) =>
  (failure: unknown): undefined => {
    if (!hasCode(failure, ...codes)) throw failure
  }

const hasCode = (failure: unknown, ...codes: readonly string[]) =>
  failure instanceof Error && 'code' in failure && codes.includes(String(failure.code))
