import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import * as v from 'valibot'
import { hashedName } from './addresses.ts'
import { allEnded } from './all-ended.ts'
import { createDocument, readDocument } from './document.ts'
import { messageOf, StoreProblem, undefinedIfProblem } from './problems.ts'
import { filesOf, type PublishedRelease } from './published-release.ts'
import { candidateVersions, stableRelease, type LogEntry } from './release-log.ts'
import type { Store } from './store.ts'
import { compressible, hexOf, integrityOf, storedName, takeTurn } from './stored-files.ts'
import { releaseId } from './version.ts'

/*
 * Who has a former file gets the new one as a delta: compressed with the former one as its dictionary (RFC 9842, `dcb`). A delta is in
 * `deltas/{file}.{dictionary}`, by the hashes of both. `dictionaries/{entry}.{release}.json` names those of an entry's files.
 */

declare module 'zlib' {
  interface BrotliOptions {
    /** In Node since 24. */
    dictionary?: NodeJS.ArrayBufferView | undefined
  }
}

/** How many former contents of a file are dictionaries. */
const formerContents = 3

/** A delta begins with it, and its dictionary's SHA-256 (RFC 9842 §4). */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42])
const headerLength = magic.length + 32

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Each by its hash, as `integrityOf` gives it. */
const schema = v.object({
  /** The contents of the entry's files and of former ones, the newest first, by what their addresses have in common. */
  contents: v.record(v.string(), v.array(v.string())),
  /** `delta` is absent if none is smaller than the whole file. */
  deltas: v.array(v.object({ file: v.string(), dictionary: v.string(), delta: v.optional(v.string()) })),
})
type Delta = v.InferOutput<typeof schema>['deltas'][number]
type Pair = Pick<Delta, 'file' | 'dictionary'>
type Served = Pick<LogEntry, 'number' | 'state'>

function nameOf({ number, state }: Served): string {
  const candidate = candidateVersions(state)
  return `dictionaries/${[number, stableRelease(state), ...(candidate ? [releaseId(candidate)] : [])].join('.')}.json`
}

const deltaName = ({ file, dictionary }: Pair) => `deltas/${hexOf(file)}.${hexOf(dictionary)}`

/** What the addresses of a file's contents have in common, as a URL pattern: `/assets/shell.*.js`. Undefined if it is no dictionary. */
export const dictionaryPattern = (url: string): string | undefined =>
  hashedName.test(url) && compressible.test(url) ? url.replace(/[0-9a-f]{8}(?=\.\w+$)/, '*') : undefined

/** The SHA-256 of the dictionary that a delta needs. */
export const dictionaryOf = (delta: Buffer): Buffer => delta.subarray(magic.length, headerLength)

/** Makes the deltas of the releases that an entry serves, before it is written. */
export async function storeDeltas(
  store: Store,
  before: Served | undefined,
  entry: Served,
  releases: readonly PublishedRelease[],
): Promise<void> {
  try {
    const former = before && (await readDocument(store, nameOf(before), schema).catch(undefinedIfProblem))
    const contents: Record<string, readonly string[]> = {}
    const pairs = new Map<string, Pair>()
    for (const [pattern, files] of hashesByPattern(releases)) {
      const known = former?.contents[pattern] ?? []
      contents[pattern] = [...new Set([...files, ...known])].slice(0, formerContents + releases.length)
      for (const file of files)
        for (const dictionary of known.filter((one) => one !== file).slice(0, formerContents))
          pairs.set(deltaName({ file, dictionary }), { file, dictionary })
    }
    const made = former?.deltas.filter((delta) => pairs.delete(deltaName(delta))) ?? []
    const fresh = pairs.size > 0 && (await takesDictionaries()) ? [...pairs.values()] : []
    if (fresh.length < pairs.size) tell(`the brotli of Node ${process.version} takes no dictionary`)
    const deltas = await allEnded(fresh.map((pair) => makeDelta(store, pair).catch(tell)))
    await createDocument(store, nameOf(entry), { contents, deltas: [...made, ...deltas.filter(Boolean)] })
  } catch (failure) {
    tell(failure)
  }
}

/** Nothing fails for want of a delta: it is told. */
const describe = (failure: unknown) => `changed files are sent whole: ${messageOf(failure)}`
const tell = (failure: unknown) => console.error(describe(failure))

/** The contents of the releases' files, by what their addresses have in common. */
function hashesByPattern(releases: readonly PublishedRelease[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { url, integrity } of releases.flatMap(filesOf)) {
    const pattern = dictionaryPattern(url)
    if (pattern !== undefined) found.set(pattern, (found.get(pattern) ?? new Set()).add(integrity))
  }
  return found
}

/** An older Node ignores the option, and says nothing. */
async function takesDictionaries(): Promise<boolean> {
  const dictionary = randomBytes(100)
  return (await compress(dictionary, { dictionary })).length < dictionary.length
}

async function makeDelta(store: Store, pair: Pair): Promise<Delta> {
  const name = deltaName(pair)
  const [file, dictionary] = [storedName(pair.file), storedName(pair.dictionary)]
  const [content, former, br, present] = await Promise.all(
    [file, dictionary, `${file}.br`, name].map((one) => store.read(one)),
  )
  if (!content || !former || !br) return pair
  const delta =
    present ?? Buffer.concat([magic, sha256(former), await takeTurn(() => compress(content, { dictionary: former }))])
  if (delta.length >= br.length) return pair
  if (!(await decompress(delta.subarray(headerLength), { dictionary: former })).equals(content))
    throw new StoreProblem(store, name, 'is damaged')
  if (!present) await store.create(name, delta)
  return { ...pair, delta: integrityOf(delta) }
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()

/** The deltas of an entry's files, by the files' hashes; none if they cannot be read. */
export async function readDeltas(
  store: Store,
  entry: Served,
  warn: (message: string) => void,
): Promise<ReadonlyMap<string, readonly Buffer[]>> {
  const found = new Map<string, Buffer[]>()
  try {
    const { deltas = [] } = (await readDocument(store, nameOf(entry), schema)) ?? {}
    await allEnded(
      deltas.map(async (pair) => {
        if (pair.delta === undefined) return
        const name = deltaName(pair)
        const content = await store.read(name)
        if (!content || integrityOf(content) !== pair.delta) throw new StoreProblem(store, name, 'is damaged')
        found.set(pair.file, [...(found.get(pair.file) ?? []), content])
      }),
    )
  } catch (failure) {
    warn(describe(failure))
  }
  return found
}
