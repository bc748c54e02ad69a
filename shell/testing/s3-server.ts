import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'
import { listen } from './listen.ts'

/** What a request meets: no answer, half of one, a closed connection, another one's page, nothing, or an error with its status and code. */
type Fault = 'hang' | 'half' | 'reset' | 'page' | 'empty' | readonly [status: number, code?: string]

/** Names on a page of a list. */
const pageSize = 1000

/**
 * Starts a small S3 server for the running test: conditional creation, reading, lists in pages. What it holds is in `objects`, by its name
 * in the store; `fault` decides what a request, such as `GET log/000001.json`, meets.
 */
export async function startS3() {
  const s3 = {
    address: '',
    objects: new Map<string, Buffer>(),
    asked: [] as string[],
    delayMs: 0,
    ignoresTokens: false,
    fault: (_asked: string, _headers: string): Fault | undefined => undefined,
  }
  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const isList = searchParams.get('list-type') === '2'
    const name = (isList ? `/site/${searchParams.get('prefix')}` : decodeURIComponent(pathname)).slice(
      '/site/releases/'.length,
    )
    const asked = `${isList ? 'LIST' : request.method} ${name}`
    s3.asked.push(asked)
    const content = Buffer.concat(await request.toArray())
    if (s3.delayMs > 0) await delay(s3.delayMs)
    const answer = isList
      ? list(name, searchParams)
      : request.method === 'PUT'
        ? create(name, content)
        : s3.objects.get(name)
    const fault = s3.fault(asked, JSON.stringify(request.headers))
    if (fault === 'hang') return
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 'empty') return void response.end()
    if (fault === 'page') return void response.end('<html><body>portal</body></html>')
    const missing = [404, 'NoSuchKey'] as const
    const [status, code = 'Code'] =
      fault === undefined || fault === 'half'
        ? answer === undefined
          ? missing
          : [answer === 'taken' ? 412 : 200]
        : fault
    const body = status === 200 ? (answer ?? '') : `<Error><Code>${code}</Code></Error>`
    response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) })
    if (fault === 'half') response.write(Buffer.from(body).subarray(0, -1))
    else response.end(body)
  }

  function create(name: string, content: Buffer) {
    if (s3.objects.has(name)) return 'taken'
    s3.objects.set(name, content)
    return ''
  }

  function list(prefix: string, asked: URLSearchParams): string {
    const after = (
      (s3.ignoresTokens ? undefined : asked.get('continuation-token')) ??
      asked.get('start-after') ??
      ''
    ).replace(/^releases\//, '')
    const beneath = [...s3.objects.keys()].filter((name) => name.startsWith(prefix))
    const keys = beneath.map((name) => prefix + name.slice(prefix.length).replace(/\/.*/, '/'))
    const names = [...new Set(keys)].filter((name) => name > after).toSorted()
    const page = names.slice(0, pageSize)
    const items = page.map((name) =>
      name.endsWith('/')
        ? `<CommonPrefixes><Prefix>releases/${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>releases/${name}</Key></Contents>`,
    )
    const isTruncated = page.length < names.length
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${items.join('')}</ListBucketResult>`
  }

  const server = createServer((request, response) => void answerRequest(request, response))
  const { url, close } = await listen(server, '127.0.0.1')
  onTestFinished(close)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET')
  s3.address = `s3://site/releases?endpoint=${url}`
  return s3
}
