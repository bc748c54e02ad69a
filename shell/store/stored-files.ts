import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { ReleaseFile } from 'shared/federation'
import type { Store } from './store.ts'
import { allEnded } from './all-ended.ts'
import { StoreProblem } from './problems.ts'
import { turns } from './turns.ts'

/* Each file is stored once, under its content's hash: an address (`/assets/logo.svg`) may have other contents in another release. */

/** A published file in the forms that may be sent: as it is, and compressed. */
export interface StoredFile {
  readonly content: Buffer
  /** Absent if compression does not make the file smaller, or if it was published without compressed forms. */
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const forms = {
  br: {
    compress: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gzip: {
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
} as const
type Form = keyof typeof forms

/** Each server keeps a release's files in memory. */
export const mostBytes = 10_000_000

/** The files that are compressed, by their names. */
export const compressible = /\.(js|css|svg|json|txt)$/

/** A file's hash, as the browser checks it (Subresource Integrity). */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** A hash as names have it. In hexadecimal: not every file system distinguishes upper and lower case. */
export const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex')

/** A file's name in the store. */
export const storedName = (integrity: string): string => `files/${hexOf(integrity)}`

/**
 * Stores a file, unless it is there, with or without compressed forms. The address's extension says whether to compress at all.
 * @throws {StoreProblem} if a stored copy is damaged: what exists is never written again
 */
export async function storeFile(store: Store, address: string, content: Buffer, compressed: boolean): Promise<void> {
  const file = { url: address, integrity: integrityOf(content) }
  const name = storedName(file.integrity)
  await store.create(name, content)
  if (compressed && compressible.test(address)) {
    await allEnded((Object.keys(forms) as Form[]).map((form) => storeForm(store, `${name}.${form}`, form, content)))
  }
  await readStoredFile(store, file)
}

async function storeForm(store: Store, name: string, form: Form, content: Buffer): Promise<void> {
  // Compressing takes longer than reading.
  if (!(await store.read(name))) await store.create(name, await takeTurn(() => forms[form].compress(content)))
}

/** Compressing takes file threads, of which Node has four: the others stay for the store. */
export const takeTurn = turns(2)

/** Checks each form. @throws {StoreProblem} if one is missing or damaged */
export async function readStoredFile(store: Store, { url, integrity }: ReleaseFile): Promise<StoredFile> {
  const name = storedName(integrity)
  const content = await store.read(name)
  if (!content) throw new StoreProblem(store, name, `is missing: it is the file of ${url}`)
  if (content.length > mostBytes) throw new StoreProblem(store, name, `has more than 10 MB: it is the file of ${url}`)
  if (integrityOf(content) !== integrity) throw new StoreProblem(store, name, `is damaged: it is the file of ${url}`)
  const [br, gzipped] = await Promise.all([
    readForm(store, name, 'br', content),
    readForm(store, name, 'gzip', content),
  ])
  return { content, ...(br && { br }), ...(gzipped && { gzip: gzipped }) }
}

async function readForm(store: Store, name: string, form: Form, content: Buffer): Promise<Buffer | undefined> {
  const bytes = await store.read(`${name}.${form}`)
  if (bytes && !(await holds(bytes, form, content))) throw new StoreProblem(store, `${name}.${form}`, 'is damaged')
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
