import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { publishAll, serveExample } from '../testing/example-site.ts'
import { rawRequest } from '../testing/raw-request.ts'

/* Requests that no browser sends, as bytes on a socket: they are refused, and no other visitor notices. */

const openSite = async () => new URL(await serveExample((await publishAll()).store))

/** Sends bytes and reads until the server ends the connection. */
async function send({ hostname, port }: URL, request: string): Promise<string> {
  const socket = connect(Number(port), hostname)
  socket.write(request)
  const chunks = await socket.setEncoding('latin1').toArray()
  return chunks.join('')
}

const host = 'Host: site.example\r\n'

test('what is no proper request is refused, and the connection ends', async () => {
  const site = await openSite()
  for (const [what, request] of [
    ['two lengths', `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['an unknown transfer coding', `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n`],
    ['a folded header', `GET / HTTP/1.1\r\n${host}X-Folded: a\r\n b\r\nContent-Length : 1\r\n\r\nx`],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}: value\r\n\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${host}X-Nul: a\0b\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03'],
    ['a version that is none', `GET / HTTP/9.9\r\n${host}\r\n`],
  ] as const)
    expect([what, await send(site, request)]).toEqual([what, expect.stringMatching(/^HTTP\/1\.1 400 Bad Request\r\n/)])
})

test('headers of more than 16 kB are refused, and the connection ends', async () => {
  const site = await openSite()
  for (const [what, headers] of [
    ['one', `X-Long: ${'x'.repeat(20_000)}\r\n`],
    ['many', 'X-Many: x\r\n'.repeat(2_000)],
    ['cookies', `Cookie: ${'a=b; '.repeat(4_000)}\r\n`],
  ] as const) {
    const answer = await send(site, `GET / HTTP/1.1\r\n${host}${headers}\r\n`)
    expect([what, answer]).toEqual([what, expect.stringMatching(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)])
  }
})

test('200 visitors who send one letter and wait delay nobody else', async () => {
  const site = await openSite()
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const socket = connect(Number(site.port), site.hostname)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write('G')
  }
  expect((await rawRequest(site.origin, '/padaria')).status).toBe(200)
})
