import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { dictionaryOf } from '../store/deltas.ts'
import type { StoredFile } from '../store/stored-files.ts'

/** How a body may be encoded (RFC 9110 §8.4.1). */
type Encoding = 'br' | 'gzip' | 'identity'

type Headers = Readonly<Record<string, string>>

/** A body with its headers. */
interface Representation {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers: Headers
  /** The headers for a client that already has this body (RFC 9110 §15.4.5). */
  readonly unchangedHeaders: Headers
}

/** The response at an address, ready to be sent: a request causes no reading, compressing or hashing. */
export interface Resource {
  readonly status: 200 | 404
  /** The smallest first. */
  readonly encodings: Encoding[]
  readonly representations: Readonly<Partial<Record<Encoding, Representation>> & { readonly identity: Representation }>
  /** For a client that has a former file, by what its `Available-Dictionary` says (RFC 9842). */
  readonly deltas?: ReadonlyMap<string, Representation>
}

/** Prepares a resource from the available forms of its content. */
export function createResource(
  { content, br, gzip }: StoredFile,
  headers: Headers,
  status: Resource['status'] = 200,
): Resource {
  const hash = shortHash(content)
  const vary = [(br || gzip) && 'Accept-Encoding', headers.Vary].filter(Boolean).join(', ')
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const unchangedHeaders = { ...headers, ...(vary && { Vary: vary }), ETag: `"${hash}-${encoding}"` }
    const contentHeaders = {
      'Content-Length': String(body.length),
      ...(status === 200 && { 'Accept-Ranges': 'bytes' }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }
    return { body: new Uint8Array(body), headers: { ...unchangedHeaders, ...contentHeaders }, unchangedHeaders }
  }
  const representations = {
    ...(br && { br: represent('br', br) }),
    ...(gzip && { gzip: represent('gzip', gzip) }),
    identity: represent('identity', content),
  }
  return { status, encodings: Object.keys(representations) as Encoding[], representations }
}

/** A file's resource with its differences from former files. Each has an entity tag of its own, and no ranges. */
export function withDeltas(resource: Resource, deltas: readonly Buffer[] = []): Resource {
  const { unchangedHeaders: common } = resource.representations.identity
  const represent = (body: Buffer): [string, Representation] => {
    const unchangedHeaders = { ...common, ETag: `"${shortHash(body)}-dcb"` }
    const headers = { ...unchangedHeaders, 'Content-Length': String(body.length), 'Content-Encoding': 'dcb' }
    const dictionary = `:${dictionaryOf(body).toString('base64')}:`
    return [dictionary, { body: new Uint8Array(body), headers, unchangedHeaders }]
  }
  return { ...resource, deltas: new Map(deltas.map(represent)) }
}

const shortHash = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 22)

/** Prepares a text that the server makes. It is compressed fast rather than well, since it is not kept for long. */
export function createTextResource(text: string, headers: Headers, status?: Resource['status']): Resource {
  const content = Buffer.from(text)
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return createResource({ content, br, gzip: gzipSync(content) }, headers, status)
}

/** How many bytes a resource takes in memory. */
export function sizeOf({ representations }: Resource): number {
  return Object.values(representations).reduce((sum, { body }) => sum + body.length, 0)
}

/** Sends a resource in the encoding that the client prefers; among equally preferred encodings, in the smallest. */
export function sendResource(context: Context, resource: Resource): Response {
  const { status, encodings, representations } = resource
  const delta = deltaFor(context, resource)
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: delta ? ['dcb', ...encodings] : encodings,
    default: 'identity',
    match: bestEncoding,
  })
  const chosen = encoding === 'dcb' ? delta : representations[encoding as Encoding]
  const { body, headers, unchangedHeaders } = chosen ?? representations.identity
  if (status === 200 && isNamed(unchangedHeaders.ETag, context.req.header('If-None-Match'))) {
    return new Response(null, { status: 304, headers: unchangedHeaders })
  }
  const range = status === 200 && encoding !== 'dcb' ? rangeIn(context, headers.ETag, body.length) : undefined
  if (!range) return new Response(body, { status, headers })
  const { start, end } = range
  if (start > end) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${body.length}` } })
  const size = { 'Content-Length': String(end + 1 - start), 'Content-Range': `bytes ${start}-${end}/${body.length}` }
  return new Response(body.subarray(start, end + 1), { status: 206, headers: { ...headers, ...size } })
}

/** The delta that a client can read: it says which dictionary it has, and may read the answer (RFC 9842 §9.3). */
function deltaFor({ req }: Context, { deltas }: Resource): Representation | undefined {
  const mayRead = ['cors', 'same-origin', undefined].includes(req.header('Sec-Fetch-Mode'))
  return mayRead ? deltas?.get(req.header('Available-Dictionary') ?? '') : undefined
}

/**
 * The bytes of a body that a client asks for (RFC 9110 §14.2): after a reload it continues what a slow connection had begun. They are
 * undefined if the whole is due, and end before they start if the body has none of them.
 */
function rangeIn({ req }: Context, tag: string | undefined, length: number) {
  const [asked, first, last, suffix] = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(req.header('Range') ?? '') ?? []
  if (!asked || req.method !== 'GET' || (req.header('If-Range') ?? tag) !== tag) return undefined
  if (last && Number(last) < Number(first)) return undefined
  const start = suffix ? Math.max(length - Number(suffix), 0) : Number(first)
  return { start, end: Math.min(last ? Number(last) : length, length - 1) }
}

/** Chooses the encoding. hono itself would choose the first of equally preferred ones, and browsers name `gzip` before `br`. */
function bestEncoding(
  accepted: readonly { readonly type: string; readonly q: number }[],
  { supports }: { readonly supports: readonly string[] },
): string {
  // `identity` is acceptable even if the client does not name it, but with the lowest preference (RFC 9110 §12.5.3).
  const qualityOf = (encoding: string) =>
    accepted.find(({ type }) => type === encoding)?.q ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
  return supports.toSorted((one, other) => qualityOf(other) - qualityOf(one))[0] ?? 'identity'
}

/** Whether an `If-None-Match` names an entity tag; a proxy may have weakened it (RFC 9110 §13.1.2). */
const isNamed = (tag: string | undefined, wanted: string | undefined): boolean =>
  wanted?.split(',').some((text) => ['*', tag].includes(text.trim().replace(/^W\//, ''))) ?? false
