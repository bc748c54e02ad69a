import type { SiteConfig } from 'shared/contract'
import { exampleSiteConfig } from 'shared/testing'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, pageHeaders, workerPolicy } from './site-policy.ts'

function directivesOf(config: SiteConfig): Record<string, readonly string[]> {
  const directives = contentSecurityPolicy(config, ["'sha256-abc='"]).split('; ')
  return Object.fromEntries(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
}

const documented: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", "'sha256-abc='"],
  'font-src': ["'self'"],
  'img-src': ["'self'", 'https://cdn.example', 'https://api.example', 'https://www.example'],
  'connect-src': [
    "'self'",
    'https://api.example',
    'https://swap.example',
    'https://auth.example',
    'https://termos.example',
    'https://cognito-idp.us-east-1.amazonaws.com',
    'https://cognito-identity.us-east-1.amazonaws.com',
  ],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
}

test('the documented configuration gives exactly these sources', () => {
  expect(directivesOf(exampleSiteConfig())).toEqual(documented)
})

const config = exampleSiteConfig()
const { identity } = config

test.each<[string, Partial<SiteConfig>, string, (documentedSources: readonly string[]) => readonly string[]]>([
  [
    'api',
    { api: { ...config.api, baseUrl: 'https://other.example:8443/v1' } },
    'connect-src',
    (sources) => sources.map((source) => (source === 'https://api.example' ? 'https://other.example:8443' : source)),
  ],
  [
    'swap',
    { swap: { baseUrl: 'https://other.example/x' } },
    'connect-src',
    (sources) => sources.map((source) => source.replace('swap', 'other')),
  ],
  [
    'authHelper',
    { authHelper: { url: 'https://other.example/x' } },
    'connect-src',
    (sources) => [...sources.toSpliced(3, 1, 'https://other.example'), 'https://auth.example'],
  ],
  [
    'terms',
    { terms: { baseUrl: 'https://other.example' } },
    'connect-src',
    (sources) => sources.map((source) => source.replace('termos', 'other')),
  ],
  [
    'another region of AWS',
    { identity: { ...identity, region: 'sa-east-1' } },
    'connect-src',
    (sources) => sources.map((source) => source.replace('us-east-1', 'sa-east-1')),
  ],
  [
    'identity endpoints of our own',
    {
      identity: {
        ...identity,
        userPoolEndpoint: 'https://pool.example/idp',
        identityPoolEndpoint: 'https://pool.example/identity',
      },
    },
    'connect-src',
    (sources) => [...sources.slice(0, 5), 'https://pool.example'],
  ],
  [
    'a hosted UI elsewhere',
    { identity: { ...identity, oauth: { ...identity.oauth, domain: 'login.example:4443' } } },
    'connect-src',
    (sources) => [...sources, 'https://login.example:4443'],
  ],
  [
    'beacons',
    { analytics: { appId: 'a', beaconUrl: 'https://beacon.example/b' } },
    'connect-src',
    (sources) => [...sources, 'https://beacon.example'],
  ],
  [
    'cdn',
    { cdn: { baseUrl: 'https://other.example/images' } },
    'img-src',
    (sources) => sources.map((source) => source.replace('cdn', 'other')),
  ],
  [
    'mainSiteUrl',
    { mainSiteUrl: 'https://other.example/a' },
    'img-src',
    (sources) => sources.map((source) => source.replace('www', 'other')),
  ],
  [
    'a logo elsewhere',
    { product: { ...config.product, logoUrl: 'https://logo.example/l.svg' } },
    'img-src',
    (sources) => [...sources, 'https://logo.example'],
  ],
  [
    'imageOrigins',
    { imageOrigins: ['https://images.example', 'https://cdn.example'] },
    'img-src',
    (sources) => [...sources, 'https://images.example'],
  ],
  [
    'remotes of other origins',
    { remotes: { origins: { 'mf-home': 'https://home.example', 'mf-auth': 'https://home.example' } } },
    'script-src',
    (sources) => [...sources, 'https://home.example'],
  ],
])('%s', (_, sections, directive, sources) => {
  const changed = directivesOf(exampleSiteConfig(sections))
  expect(changed[directive]).toEqual(sources(documented[directive] ?? []))
})

test('no directive is unsafe, or allows a whole scheme or every origin', () => {
  const everything = exampleSiteConfig({
    imageOrigins: ['https://images.example'],
    analytics: { appId: 'a', beaconUrl: 'https://beacon.example' },
    remotes: { origins: { 'mf-home': 'https://home.example' } },
  })
  const sources = Object.values(directivesOf(everything)).flat()
  expect(sources.filter((source) => /unsafe|\*|^(https?|data|blob):$/.test(source))).toEqual([])
})

test('the service worker reaches the site and its remotes, and no service', () => {
  const remotes = { origins: { 'mf-home': 'https://home.example', 'mf-auth': 'https://home.example' } }
  expect(workerPolicy(exampleSiteConfig({ remotes }))).toBe(
    "default-src 'none'; connect-src 'self' https://home.example",
  )
})

test('no other site can embed a page, and no script can use a sensor, a device or a payment', () => {
  const headers = pageHeaders(config, [], false)
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
  const denied = headers['Permissions-Policy'].split(', ')
  expect(denied).toEqual(
    expect.arrayContaining([
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
      'clipboard-read=()',
    ]),
  )
  // The till and a voucher's code use these.
  expect(denied.filter((entry) => /screen-wake-lock|clipboard-write|web-share/.test(entry))).toEqual([])
})

test('HSTS is sent only over https', () => {
  expect(pageHeaders(config, [], false)).not.toHaveProperty('Strict-Transport-Security')
  expect(pageHeaders(config, [], true)).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=31536000; includeSubDomains',
  )
})
