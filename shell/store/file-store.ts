import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from './store.ts'

/**
 * Opens the store in a folder. A file is complete or missing, even if the disk is full or the
 * machine stops: it is written under a temporary name, flushed to the disk, and gets its name in one step.
 */
export function openFolder(folder: string): Store {
  return {
    address: folder,
    read: (name) => ifPresent(readFile(join(folder, name))),
    list: async (name, after = '') =>
      ((await ifPresent(readdir(join(folder, name)))) ?? []).filter(
        (entry) => entry > after && !entry.endsWith(draftEnding),
      ),
    async create(name, content) {
      const path = join(folder, name)
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
    },
  }
}

/** A killed process leaves its draft behind; nobody reads it. */
const draftEnding = '.draft'

async function writeDraft(path: string, content: Buffer | string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}${draftEnding}`
  const file = await open(draft, 'wx')
  try {
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

const hasCode = (failure: unknown, code: string) =>
  failure instanceof Error && 'code' in failure && failure.code === code
