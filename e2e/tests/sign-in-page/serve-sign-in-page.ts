import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { startPlatform, type Platform } from '../../platform/platform.ts'

export interface SignInPage {
  /** The only address to which the platform redirects. */
  readonly url: string
  readonly platform: Platform
  close(): Promise<void>
}

const html = `<!doctype html>
<html lang="pt-BR">
  <meta charset="utf-8" />
  <link rel="icon" href="data:," />
  <title>Entrar</title>
  <button id="Google">Google</button>
  <button id="Apple">Apple</button>
  <button id="sign-out">Sair</button>
  <output></output>
  <script type="module" src="/page.js"></script>
</html>`

/** Serves the page with the real identity client, and a platform that knows its address. */
export async function serveSignInPage(): Promise<SignInPage> {
  const script = await bundle()
  const server = createServer((request, response) => {
    switch (new URL(request.url ?? '/', 'http://page').pathname) {
      case '/':
        return send(response, 'text/html', html)
      case '/page.js':
        return send(response, 'text/javascript', script)
      case '/config.json':
        return send(response, 'application/json', JSON.stringify(platform.siteConfig))
      default:
        response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const platform = await startPlatform({ siteUrl: url })
  return {
    url,
    platform,
    async close() {
      server.close()
      server.closeAllConnections()
      await platform.close()
    },
  }
}

function send(response: ServerResponse, type: string, content: string): void {
  response.writeHead(200, { 'Content-Type': type }).end(content)
}

/** The page's script, one file. */
async function bundle(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sign-in-page-'))
  try {
    await new Promise<void>((done, fail) => {
      rspack(
        {
          mode: 'production',
          target: 'web',
          devtool: false,
          entry: join(import.meta.dirname, 'sign-in-page.ts'),
          resolve: { extensions: ['.ts', '.js'] },
          module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } }] },
          output: { path: directory, filename: 'page.js', module: true, chunkFormat: 'module' },
          performance: { hints: false },
        },
        (failure, result) => {
          if (failure || !result || result.hasErrors() || result.hasWarnings()) {
            return fail(failure ?? new Error(result?.toString('errors-warnings')))
          }
          done()
        },
      )
    })
    return await readFile(join(directory, 'page.js'), 'utf8')
  } finally {
    await rm(directory, { recursive: true })
  }
}
