import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/*
 * Files that are whole or missing, whatever happens while they are written: a full disk, a killed process, a lost machine.
 * Each is written under a name of its own, flushed to the disk, and then given its name in one step.
 */

/** Writes a file, in the place of one that may be there. Who reads that one meanwhile, reads on undisturbed. */
export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const draft = await writeDraft(path, content)
  await rename(draft, path)
}

/**
 * Writes a file unless there is one of that name: of several writers at once, one succeeds.
 * @returns whether it was written
 */
export async function createFile(path: string, content: Uint8Array | string): Promise<boolean> {
  const draft = await writeDraft(path, content)
  try {
    // Unlike a rename, a link never takes another file's place.
    await link(draft, path)
    return true
  } catch (failure) {
    if (hasCode(failure, 'EEXIST')) return false
    throw failure
  } finally {
    await unlink(draft)
  }
}

/** Flushes a folder's names to the disk: a file that was flushed may still lose its name. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A file's content; undefined where there is none. */
export const readIfPresent = (path: string): Promise<Buffer | undefined> => ifPresent(readFile(path))

/** The names in a folder; undefined where there is none. */
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
