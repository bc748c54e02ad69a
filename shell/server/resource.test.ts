import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createResource, createTextResource, sendResource, type Resource } from './resource.ts'

const text = createTextResource('Olá', { 'Content-Type': 'text/plain', Vary: 'Cookie' })

function ask(resource: Resource, headers: Record<string, string> = {}) {
  const app = new Hono().get('/', (context) => sendResource(context, resource))
  return app.request('/', { headers })
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const

test.each<[string | undefined, keyof typeof decoders]>([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['BR', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['x-unknown', 'identity'],
  [';;;,,,q=', 'identity'],
])('a client that accepts %j gets %s', async (accepted, expected) => {
  const response = await ask(text, accepted === undefined ? {} : { 'Accept-Encoding': accepted })
  expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(expected)
  const body = Buffer.from(await response.arrayBuffer())
  expect(decoders[expected](body).toString()).toBe('Olá')
  expect(response.headers.get('Content-Length')).toBe(String(body.length))
  expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
})

test('each encoding has its own entity tag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (encoding) => (await ask(text, { 'Accept-Encoding': encoding })).headers.get('ETag')),
  )
  expect(new Set(tags).size).toBe(3)
})

test('what the client already has is not sent again; the headers are those of the full response', async () => {
  const tag = (await ask(text, { 'Accept-Encoding': 'br' })).headers.get('ETag') ?? ''
  for (const wanted of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const response = await ask(text, { 'Accept-Encoding': 'br', 'If-None-Match': wanted })
    expect([response.status, await response.text()]).toEqual([304, ''])
    const headers = { 'content-type': 'text/plain', vary: 'Accept-Encoding, Cookie', etag: tag }
    expect(Object.fromEntries(response.headers)).toEqual(headers)
  }
  expect((await ask(text, { 'Accept-Encoding': 'gzip', 'If-None-Match': tag })).status).toBe(200)
  expect((await ask(text, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test.each<[range: string, status: number, text: string, range: string | null]>([
  ['bytes=0-1', 206, 'Ol', 'bytes 0-1/4'],
  ['bytes=1-', 206, 'lá', 'bytes 1-3/4'],
  ['bytes=2-99', 206, 'á', 'bytes 2-3/4'],
  ['bytes=-2', 206, 'á', 'bytes 2-3/4'],
  ['bytes=-99', 206, 'Olá', 'bytes 0-3/4'],
  ['bytes=4-', 416, '', 'bytes */4'],
  ['bytes=-0', 416, '', 'bytes */4'],
  ['bytes=2-1', 200, 'Olá', null],
  ['bytes=-', 200, 'Olá', null],
  ['bytes=0-0,2-3', 200, 'Olá', null],
  ['lines=0-1', 200, 'Olá', null],
])('who asks for %s gets %i, "%s"', async (range, status, body, sent) => {
  const response = await ask(text, { Range: range })
  expect([response.status, await response.text(), response.headers.get('Content-Range')]).toEqual([status, body, sent])
})

test('what was cut off is continued, if it is the same in the same encoding', async () => {
  const br = { 'Accept-Encoding': 'br', Range: 'bytes=5-' }
  const [whole, plain] = [await ask(text, { 'Accept-Encoding': 'br' }), await ask(text)]
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes')
  const body = Buffer.from(await whole.arrayBuffer())
  const continued = async (of: Response) => {
    const rest = await ask(text, { ...br, 'If-Range': of.headers.get('ETag') ?? '' })
    return [rest.status, rest.headers.get('Content-Encoding'), Buffer.from(await rest.arrayBuffer())]
  }
  expect(await continued(whole)).toEqual([206, 'br', body.subarray(5)])
  expect(await continued(plain)).toEqual([200, 'br', body])
})

test('a response with only one form does not vary', async () => {
  const font = createResource({ content: Buffer.from('font') }, { 'Content-Type': 'font/woff2' })
  const response = await ask(font, { 'Accept-Encoding': 'br' })
  expect(await response.text()).toBe('font')
  for (const name of ['Vary', 'Content-Encoding']) expect(response.headers.has(name)).toBe(false)
})

test('a page that does not exist is sent each time', async () => {
  const missing = createTextResource('nada', {}, 404)
  const tag = (await ask(missing)).headers.get('ETag') ?? ''
  expect((await ask(missing, { 'If-None-Match': tag })).status).toBe(404)
})
