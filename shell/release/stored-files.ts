import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { ReleaseFile } from 'shared/federation'
import { flushFolder, readIfPresent, replaceFile } from './durable-files.ts'
import { StoreProblem } from './store-problem.ts'

/*
 * The files of all releases. Each is stored once, under the hash of its content. So one address may have different contents in two
 * releases (`/assets/logo.svg`), and a stored file never changes.
 */

/** A published file in the forms that may be sent: as it is, and compressed. */
export interface StoredFile {
  readonly content: Buffer
  /** Absent if compression does not make the file smaller, or if it was published without compressed forms. */
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const forms = {
  br: {
    compress: (content: Buffer) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: {
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
} as const
type Form = keyof typeof forms

const compressible = /\.(js|css|svg|json|txt)$/

/** A file's hash, as the browser checks it (Subresource Integrity). */
export const integrityOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

const filesFolder = (store: string) => join(store, 'files')

/** A file's path in the store. In hexadecimal: not every file system distinguishes upper and lower case. */
const storedPath = (store: string, integrity: string) =>
  join(filesFolder(store), Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex'))

/**
 * Stores a file. An intact copy stays as it is; a damaged one is replaced.
 * @param address the file's address on the site; its extension says whether to compress it
 * @param compressed whether to store compressed forms too
 */
export async function storeFile(store: string, address: string, content: Buffer, compressed: boolean): Promise<void> {
  const path = storedPath(store, integrityOf(content))
  if (!(await readIfPresent(path))?.equals(content)) await replaceFile(path, content)
  if (!compressed || !compressible.test(address)) return
  await Promise.all((Object.keys(forms) as Form[]).map((form) => storeForm(path, form, content)))
}

async function storeForm(path: string, form: Form, content: Buffer): Promise<void> {
  const formPath = `${path}.${form}`
  const present = await readIfPresent(formPath)
  if (!present || !(await holds(present, form, content))) await replaceFile(formPath, await forms[form].compress(content))
}

/** Flushes the names of the stored files to the disk. */
export const flushStoredFiles = (store: string): Promise<void> => flushFolder(filesFolder(store))

/**
 * Reads a file in all its forms, and checks each of them.
 * @throws {StoreProblem} if one is missing or damaged
 */
export async function readStoredFile(store: string, { url, integrity }: ReleaseFile): Promise<StoredFile> {
  const path = storedPath(store, integrity)
  const content = await readIfPresent(path)
  if (!content) throw new StoreProblem(`${path}: the file of ${url} is missing`)
  if (integrityOf(content) !== integrity) throw new StoreProblem(`${path}: the file of ${url} is damaged`)
  const [br, gzipped] = await Promise.all([readForm(path, 'br', content), readForm(path, 'gzip', content)])
  return { content, ...(br && { br }), ...(gzipped && { gzip: gzipped }) }
}

async function readForm(path: string, form: Form, content: Buffer): Promise<Buffer | undefined> {
  const bytes = await readIfPresent(`${path}.${form}`)
  if (bytes && !(await holds(bytes, form, content))) throw new StoreProblem(`${path}.${form}: the file is damaged`)
  return bytes
}

/** Whether a compressed form has this content. */
async function holds(bytes: Buffer, form: Form, content: Buffer): Promise<boolean> {
  try {
    return (await forms[form].decompress(bytes)).equals(content)
  } catch {
    return false
  }
}
