import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from 'shell/server'
import { listen } from 'shell/testing/listen'
import { startProgram, withConfiguration } from 'shell/testing/program'
import { publishAll } from 'shell/testing/site'
import { expect, onTestFinished, test } from 'vitest'
import { loadCertificate } from '../platform/hosted-ui/certificate.ts'
import { changePoolSettings } from '../platform/identity/pool-settings.ts'
import { startPlatform, type PlatformOptions } from '../platform/platform.ts'
import type { siteConfigFor } from '../platform/site-config.ts'
import { siteConfigOf } from '../site/local-platform.ts'
import { workspace } from '../site/parts.ts'

/* `doctor` against the local platform: a configuration that works, and each way in which one does not. */

type Document = ReturnType<typeof siteConfigFor>
type Settings = Parameters<typeof changePoolSettings>[1]

/** Nothing leaves this machine: other hosts do not exist. */
const loopbackOnly = `--import data:text/javascript,${encodeURIComponent(`import dns from 'node:dns'
const { lookup } = dns
dns.lookup = (host, ...rest) => host === 'localhost' || /^[\\d.:]+$/.test(host) ? lookup(host, ...rest)
  : rest.at(-1)(Object.assign(new Error('getaddrinfo ENOTFOUND ' + host), { code: 'ENOTFOUND' }))`)}`

async function openPlatform(options: PlatformOptions = {}) {
  const platform = await startPlatform(options)
  onTestFinished(() => platform.close())
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, platform.certificate)
  return {
    platform,
    /** Runs the program. @returns its exit code and its lines, each without the spaces between its columns */
    run: async (change: (document: Document) => Document = (document) => document, ...words: readonly string[]) => {
      const document = structuredClone(platform.siteConfig) as Document
      const { SITE_CONFIG } = withConfiguration(JSON.stringify(change(document)))
      const environment = { NODE_EXTRA_CA_CERTS: certificate, NODE_OPTIONS: loopbackOnly }
      const doctor = startProgram(join(workspace, 'shell/doctor/main.ts'), environment, [SITE_CONFIG, ...words])
      const code = await doctor.exitCode
      expect(await doctor.problems).toBe('')
      return { code, lines: doctor.output().trim().replaceAll(/ {2,}/g, ' ').split('\n') }
    },
  }
}

/** Serves sites by turns over https, as a proxy that says so, or does not. @returns the address */
async function serveHttps({ platform }: Awaited<ReturnType<typeof openPlatform>>, versions: number, says = 'https') {
  const config = { ...siteConfigOf(platform), trustedProxies: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] }
  const sites: { listener: RequestListener; close(): void }[] = []
  for (let version = 0; version < versions; version += 1) {
    const { store, serveNext } = await publishAll()
    if (version > 0) await serveNext('mf-home', { version: `1.${version}.0` })
    sites.push(await openSite({ config, store }))
  }
  const { certificate, privateKey } = await loadCertificate(platform.database)
  let turn = 0
  const server = createServer({ cert: certificate, key: privateKey }, (request: IncomingMessage, response) => {
    request.headers['x-forwarded-proto'] = says
    sites[turn++ % sites.length]?.listener(request, response)
  })
  const { port, close } = await listen(server)
  onTestFinished(async () => {
    for (const site of sites) site.close()
    await close()
  })
  return `https://localhost:${port}/`
}

test('a configuration that works is well, line by line', async () => {
  const opened = await openPlatform()
  const { code, lines } = await opened.run(undefined, '--site', await serveHttps(opened, 1))
  expect(lines.filter((line) => !line.startsWith('well '))).toEqual([])
  expect(lines.map((line) => line.split(' ')[1])).toEqual([
    'identity.userPoolClientId',
    'identity.userPoolClientId',
    'identity.oauth.redirectSignIn',
    'identity.oauth.redirectSignOut',
    'api.baseUrl',
    'swap.baseUrl',
    'authHelper.url',
    'terms.baseUrl',
    'trustedProxies',
    'RELEASE_STORE',
    '--site',
  ])
  expect(code).toBe(0)
})

const withIdentity = (change: Partial<Document['identity']>) => (document: Document) => ({
  ...document,
  identity: { ...document.identity, ...change } as Document['identity'],
})

test.each<[what: string, wrong: readonly RegExp[], change?: (document: Document) => Document, settings?: Settings]>([
  [
    'a client that is unknown',
    [
      /^wrong identity\.userPoolClientId there is no such client in identity\.region: copy the Client ID/,
      /^wrong identity\.userPoolClientId the hosted UI knows no such client$/,
    ],
    withIdentity({ userPoolClientId: 'another' as never }),
  ],
  [
    'a client with a secret',
    [/^wrong identity\.userPoolClientId the client has a secret/],
    undefined,
    { clientHasSecret: true },
  ],
  [
    'a client without the flow',
    [/^wrong identity\.userPoolClientId .*ALLOW_USER_PASSWORD_AUTH$/],
    undefined,
    { refusesPasswordFlow: true },
  ],
  [
    'a region that does not exist',
    [/^wrong identity\.region there is no host cognito-idp\.sa-nowhere-1\.amazonaws\.com$/],
    withIdentity({ region: 'sa-nowhere-1' as never, userPoolEndpoint: null as never }),
  ],
  [
    'a domain that does not exist',
    [/^wrong identity\.oauth\.domain there is no host auth\.nowhere\.example$/],
    (document) => withIdentity({ oauth: { ...document.identity.oauth, domain: 'auth.nowhere.example' } })(document),
  ],
  [
    'return addresses that the client does not allow',
    [
      /^wrong identity\.oauth\.redirectSignIn https:\/\/other\.example\/ is not among the client's allowed callback URLs/,
      /^wrong identity\.oauth\.redirectSignOut https:\/\/other\.example\/ is not among the client's allowed sign-out URLs/,
    ],
    (document) => {
      const { redirectSignIn, redirectSignOut, ...oauth } = document.identity.oauth
      const other = ['https://other.example/']
      return withIdentity({
        oauth: {
          ...oauth,
          redirectSignIn: [...redirectSignIn, ...other],
          redirectSignOut: [...redirectSignOut, ...other],
        },
      })(document)
    },
  ],
  [
    'two faults at once',
    [/^wrong identity\.userPoolClientId the client has a secret/, /^wrong identity\.oauth\.domain there is no host/],
    (document) => withIdentity({ oauth: { ...document.identity.oauth, domain: 'auth.nowhere.example' } })(document),
    { clientHasSecret: true },
  ],
])('%s is named', async (_, wrong, change, settings) => {
  const { platform, run } = await openPlatform()
  changePoolSettings(platform.database, settings ?? {})
  const { code, lines } = await run(change)
  const told = [...new Set(lines.filter((line) => !line.startsWith('well ')))]
  expect(told).toEqual(wrong.map((pattern) => expect.stringMatching(pattern) as string))
  expect(code).toBe(1)
})

test('a site whose origin the services refuse is named at each of the four', async () => {
  const { run } = await openPlatform({ siteUrl: 'https://app.example/' })
  const { code, lines } = await run()
  expect(lines.filter((line) => !line.startsWith('well '))).toEqual(
    ['api.baseUrl', 'swap.baseUrl', 'authHelper.url', 'terms.baseUrl'].map(
      (field) => `wrong ${field} the service refuses pages of https://app.example: let it allow this origin`,
    ),
  )
  expect(code).toBe(1)
})

test('a site without HSTS, and one of two releases, are named', async () => {
  const opened = await openPlatform()
  const bare = await opened.run(undefined, '--site', await serveHttps(opened, 1, 'http'))
  expect(bare.lines.filter((line) => !line.startsWith('well '))).toEqual([
    expect.stringMatching(/^wrong trustedProxies no HSTS: /),
  ])
  const mixed = await opened.run(undefined, '--site', await serveHttps(opened, 2))
  expect(mixed.lines.filter((line) => !line.startsWith('well '))).toEqual([
    expect.stringMatching(/^wrong RELEASE_STORE the servers serve \w{12} and \w{12}: /),
  ])
  expect([bare.code, mixed.code]).toEqual([1, 1])
})

test('an answer that nobody knows is printed, and nothing is said to be well', async () => {
  const { platform, run } = await openPlatform()
  const fault = { service: 'identity', kind: 'status', status: 400, name: 'TeapotException' }
  const added = await fetch(`${platform.addresses.control}/faults`, { method: 'POST', body: JSON.stringify(fault) })
  expect(added.ok).toBe(true)
  const { code, lines } = await run()
  const unclear = 'could not tell identity.userPoolClientId TeapotException: Fault: status 400'
  expect(lines.slice(0, 2)).toEqual([unclear, unclear])
  expect(code).toBe(2)
})
