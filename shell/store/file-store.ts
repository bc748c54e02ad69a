import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf, NoRight, StoreFailure, StoreProblem } from './problems.ts'
import type { Store } from './store.ts'

/**
 * Opens the store in a folder. A file is complete or missing, even if the disk is full or the
 * machine stops: it is written under a temporary name, flushed to the disk, and gets its name in one step.
 */
export function openFolder(folder: string): Store {
  const store: Store = {
    address: folder,
    read: (name) =>
      ifPresent(readFile(join(folder, name))).catch((failure: unknown) => {
        throw unreadable(name, failure)
      }),
    list: (name, after = '') =>
      orFailure(name, async () =>
        ((await ifPresent(readdir(join(folder, name)))) ?? []).filter(
          (entry) => entry > after && !entry.endsWith(draftEnding),
        ),
      ),
    create: (name, content) => orFailure(name, () => createFile(join(folder, name), content)),
  }
  return store

  async function orFailure<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (failure) {
      throw new StoreFailure(`${folder}/${name}: ${messageOf(failure)}`)
    }
  }

  function unreadable(name: string, failure: unknown): Error {
    if (hasCode(failure, 'EACCES', 'EPERM')) return new NoRight(store, name, `may not be read: ${messageOf(failure)}`)
    // Something else has the file's name, or that of its folder.
    if (hasCode(failure, 'EISDIR', 'ELOOP', 'ENOTDIR', 'ENXIO'))
      return new StoreProblem(store, name, `is damaged: ${messageOf(failure)}`)
    return new StoreFailure(`${folder}/${name}: ${messageOf(failure)}`)
  }
}

async function createFile(path: string, content: Buffer | string): Promise<boolean> {
  const draft = await writeDraft(path, content)
  try {
    // Unlike a rename, a link never replaces another file.
    await link(draft, path)
  } catch (failure) {
    if (hasCode(failure, 'EEXIST')) return false
    throw failure
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
    // Whatever this process's umask: servers of other users read it.
    await file.chmod(0o644)
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
  for (let made = path; made.length >= length; made = dirname(made)) await chmod(made, 0o755)
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

async function ifPresent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return undefined
    throw failure
  }
}

const hasCode = (failure: unknown, ...codes: readonly string[]) =>
  failure instanceof Error && 'code' in failure && codes.includes(String(failure.code))
