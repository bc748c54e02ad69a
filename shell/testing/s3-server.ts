import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { listen } from './listen.ts'

/** What a request meets: an answer that comes later, half of it, a closed connection, or another status with its content or its error's code. */
type Fault =
  | Promise<readonly [status: number] | undefined>
  | 'half'
  | 'reset'
  | readonly [status: number, content?: string]

export const faults = {
  hang: new Promise<undefined>(() => 'never'),
  half: 'half',
  reset: 'reset',
  page: [200, '<html><body>portal</body></html>'],
  empty: [200, ''],
  'error 500': [500],
  'an error’s page': [500, '<html>\n<br></html>'],
  'slow down': [503, 'SlowDown'],
  'a conflict': [409, 'ConditionalRequestConflict'],
  'a proxy’s 404': [404],
  'no right': [403, 'AccessDenied'],
  'refused credentials': [403, 'SignatureDoesNotMatch'],
  'expired credentials': [400, 'ExpiredToken'],
} as const satisfies Readonly<Record<string, Fault>>

/** Names on a page of a list. */
const pageSize = 1000

/**
 * Starts a small S3 server for the running test: conditional creation, reading, lists in pages. What it holds is in `objects`, by its name in
 * the store, at first what a store's folder has; `fault` decides what a request, such as `GET log/000001.json`, meets once it is carried out.
 */
export async function startS3(folder?: string) {
  const s3 = {
    address: '',
    objects: new Map(folder === undefined ? [] : contentsOf(folder)),
    asked: [] as string[],
    ignoresTokens: false,
    fault: (_asked: string, _headers: string): Fault | undefined => undefined,
  }
  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const prefix = searchParams.get('prefix')
    const name = (prefix ?? decodeURIComponent(pathname).slice('/site/'.length)).slice('releases/'.length)
    const asked = `${prefix ? 'LIST' : request.method} ${name}`
    s3.asked.push(asked)
    const sent = Buffer.concat(await request.toArray())
    const answer = prefix ? list(name, searchParams) : request.method === 'PUT' ? create(name, sent) : read(name)
    const fault = await s3.fault(asked, JSON.stringify(request.headers))
    if (fault === 'reset') return void request.socket.destroy()
    const [status, content = 'Code'] = typeof fault === 'object' ? fault : answer
    const body = Buffer.from(status === 200 ? content : `<Error><Code>${content.toString()}</Code></Error>`)
    response.writeHead(status, { 'Content-Length': body.length })
    if (fault === 'half') response.write(body.subarray(0, -1))
    else response.end(body)
  }

  function read(name: string) {
    const content = s3.objects.get(name)
    return content ? ([200, content] as const) : ([404, 'NoSuchKey'] as const)
  }

  function create(name: string, content: Buffer) {
    if (s3.objects.has(name)) return [412, 'PreconditionFailed'] as const
    s3.objects.set(name, content)
    return [200, ''] as const
  }

  function list(prefix: string, given: URLSearchParams) {
    const token = s3.ignoresTokens ? null : given.get('continuation-token')
    const after = (token ?? given.get('start-after') ?? '').replace(/^releases\//, '')
    const beneath = [...s3.objects.keys()].filter((name) => name.startsWith(prefix))
    const keys = new Set(beneath.map((name) => prefix + name.slice(prefix.length).replace(/\/.*/, '/')))
    const names = [...keys].filter((name) => name > after).toSorted()
    const page = names.slice(0, pageSize)
    const items = page.map((name) => {
      const [item, key] = name.endsWith('/') ? ['CommonPrefixes', 'Prefix'] : ['Contents', 'Key']
      return `<${item}><${key}>releases/${name}</${key}></${item}>`
    })
    if (page.length < names.length) items.push(`<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`)
    const isTruncated = `<IsTruncated>${page.length < names.length}</IsTruncated>`
    return [200, `<ListBucketResult>${isTruncated}${items.join('')}</ListBucketResult>`] as const
  }

  const server = createServer((request, response) => void answerRequest(request, response))
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET')
  s3.address = `s3://site/releases?endpoint=${url}`
  return s3
}

/** Each file of a store's folder: its name and its content. */
export const contentsOf = (folder: string): readonly (readonly [string, Buffer])[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name))])
