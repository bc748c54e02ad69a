import { createServer } from 'node:http'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { homePath } from '../browser/screens.ts'

/** A site small enough to be made worse at will, measured by the very functions that measure the real one. */
export interface ToySite {
  readonly url: string
  /** The scripts that the page names, by path; hashes in names are the test's business. */
  scripts: Readonly<Record<string, string>>
  /** What the page says besides. */
  markup: string
  /** Whether a browser may keep scripts. */
  cacheable: boolean
  close(): Promise<void>
}

/** Shows what both screens of the bench are known by. */
export const showScreens =
  "document.body.innerHTML = '<div role=\"tab\">Redefinir</div><div role=\"status\">1.250 pontos</div>'"

/** A script that nothing compresses. */
export const incompressible = (kilobytes: number): string => `globalThis.noise = '${randomBytes(kilobytes * 750).toString('base64')}'`

export async function startToySite(): Promise<ToySite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://toy')
    const script = toy.scripts[pathname]
    if (pathname === homePath) {
      const tags = Object.keys(toy.scripts).filter((path) => !path.includes('lazy'))
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' })
      response.end(`<!doctype html><link rel="icon" href="data:,"><body>${toy.markup}${tags.map((path) => `<script defer src="${path}"></script>`).join('')}`)
    } else if (script !== undefined) {
      const caching = toy.cacheable ? 'public, max-age=31536000, immutable' : 'no-store'
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': caching }).end(script)
    } else {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('{}')
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const toy: ToySite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scripts: {},
    markup: '',
    cacheable: true,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return toy
}
