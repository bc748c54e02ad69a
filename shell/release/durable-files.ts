import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/*
 * Files that are either complete or missing, even if the disk is full, or the process or the machine stops while they are written.
 * Each is written under a temporary name, flushed to the disk, and then renamed in one step.
 */

/** Writes a file, or replaces it. A process that is reading the former file still reads the former content. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const draft = await writeDraft(path, content)
  await rename(draft, path)
}

/**
 * Writes a file unless one with that name exists. If several processes do so at once, exactly one succeeds.
 * @returns whether it was written
 */
export async function createFile(path: string, content: Uint8Array | string): Promise<boolean> {
  const draft = await writeDraft(path, content)
  try {
    // Unlike a rename, a link never replaces another file.
    await link(draft, path)
    return true
  } catch (failure) {
    if (hasCode(failure, 'EEXIST')) return false
    throw failure
  } finally {
    await unlink(draft)
  }
}

/** Flushes a folder's entries to the disk. Without this, a flushed file can still lose its name. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A file's content; undefined if the file is missing. */
export const readIfPresent = (path: string): Promise<Buffer | undefined> => ifPresent(readFile(path))

/** The names in a folder; undefined if the folder is missing. */
export const namesIn = (path: string): Promise<readonly string[] | undefined> => ifPresent(readdir(path))

async function ifPresent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (failure) {
    if (hasCode(failure, 'ENOENT')) return undefined
    throw failure
  }
}

async function writeDraft(path: string, content: Uint8Array | string): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}.draft`
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

const hasCode = (failure: unknown, code: string) => failure instanceof Error && 'code' in failure && failure.code === code
