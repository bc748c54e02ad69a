import { expect, test } from 'vitest'
import { siteConfigDocument as valid } from '../testing/site-config-document.ts'
import { exampleSiteConfig } from '../testing/index.ts'
import { identityEndpoints, readSiteConfig } from './site-config.ts'

test('the documented configuration is read, redirect addresses to the letter', () => {
  const read = readSiteConfig(valid())
  expect(read).toMatchObject({
    ok: true,
    config: { identity: { oauth: { redirectSignIn: ['https://app.example/'] } } },
  })
})

type Broken = (config: ReturnType<typeof valid>) => unknown

function problemOf(broken: Broken): string {
  const read = readSiteConfig(broken(valid()))
  return read.ok ? 'accepted' : read.problem
}

test('another version of the API is refused [1.4]', () => {
  expect(problemOf((config) => ({ ...config, api: { ...config.api, version: 2 } }))).toMatch(/^api\.version: /)
})

test.each<[string, Broken]>([
  ['identity.userPoolId', (config) => ({ ...config, identity: { ...config.identity, userPoolId: undefined } })],
  ['identity.identityPoolId', (config) => ({ ...config, identity: { ...config.identity, identityPoolId: undefined } })],
])(
  'a site without %s is refused before anybody could sign in, with Apple, Google or a password [8.11]',
  (field, broken) => {
    expect(problemOf(broken).split(': ')[0]).toBe(field)
  },
)

test.each<[string, Broken]>([
  ['api.baseUrl', (config) => ({ ...config, api: { ...config.api, baseUrl: 'http://api.example/v1' } })],
  [
    'api.paths.organization',
    (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, organization: '/x' } } }),
  ],
  ['swap.baseUrl', (config) => ({ ...config, swap: { baseUrl: 'javascript:alert(1)' } })],
  ['cdn.baseUrl', (config) => ({ ...config, cdn: { baseUrl: 'https://user:password@cdn.example' } })],
  ['mainSiteUrl', (config) => ({ ...config, mainSiteUrl: undefined })],
  [
    'identity.oauth.domain',
    (config) => ({
      ...config,
      identity: { ...config.identity, oauth: { ...config.identity.oauth, domain: 'x; script-src *' } },
    }),
  ],
  ['imageOrigins.0', (config) => ({ ...config, imageOrigins: ['https://images.example/path'] })],
  ['product.logoUrl', (config) => ({ ...config, product: { ...config.product, logoUrl: '//evil.example/x.svg' } })],
])('a wrong %s is refused by its name', (field, broken) => {
  expect(problemOf(broken).split(': ')[0]).toBe(field)
})

test.each<[problem: string, Broken]>([
  [
    'api.baseUrl: is not an https address',
    (config) => ({ ...config, api: { ...config.api, baseUrl: 'ftp://api.example' } }),
  ],
  [
    'api.baseUrl: is not an https address',
    (config) => ({ ...config, api: { ...config.api, baseUrl: 'https://user@api.example' } }),
  ],
  [
    'api.baseUrl: is not an https address',
    (config) => ({ ...config, api: { ...config.api, baseUrl: 'https://:password@api.example' } }),
  ],
  ['api.version: must be 1', (config) => ({ ...config, api: { ...config.api, version: 2 } })],
  [
    'api.paths.rewards: is not a path',
    (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, rewards: 'x/rewards' } } }),
  ],
  [
    'api.paths.rewards: is not a path',
    (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, rewards: '//evil.example' } } }),
  ],
  [
    'api.paths.userByPhone: lacks {phone}',
    (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, userByPhone: '/user' } } }),
  ],
  ['product.name: is empty', (config) => ({ ...config, product: { ...config.product, name: ' ' } })],
  [
    'product.logoUrl: is neither a path nor an https address',
    (config) => ({ ...config, product: { ...config.product, logoUrl: 'x/logo.svg' } }),
  ],
  [
    'identity.region: is not a region',
    (config) => ({ ...config, identity: { ...config.identity, region: 'xus-east-1' } }),
  ],
  [
    'identity.region: is not a region',
    (config) => ({ ...config, identity: { ...config.identity, region: 'us-east-1x' } }),
  ],
  [
    'identity.oauth.domain: is not a host',
    (config) => ({
      ...config,
      identity: { ...config.identity, oauth: { ...config.identity.oauth, domain: '/auth.example' } },
    }),
  ],
  [
    'identity.oauth.domain: is not a host',
    (config) => ({
      ...config,
      identity: { ...config.identity, oauth: { ...config.identity.oauth, domain: 'auth.example:https' } },
    }),
  ],
  [
    'identity.oauth.responseType: must be code',
    (config) => ({
      ...config,
      identity: { ...config.identity, oauth: { ...config.identity.oauth, responseType: 'token' } },
    }),
  ],
  ['imageOrigins.0: is not an origin', (config) => ({ ...config, imageOrigins: ['https://images.example/path'] })],
])('a wrong field is named with what is wrong: %s', (problem, broken) => {
  expect(problemOf(broken)).toBe(problem)
})

test('of several faults the first is named', () => {
  expect(problemOf((config) => ({ ...config, product: { ...config.product, name: '' }, clubUrl: 'x' }))).toBe(
    'product.name: is empty',
  )
})

test('what is no document at all is named as such', () => {
  expect(problemOf(() => null)).toMatch(/^the document: /)
})

test.each([
  ['https://api.example/v1//', 'https://api.example/v1'],
  ['https://api.example//v1/', 'https://api.example//v1'],
])('paths are appended to %s as to %s', (baseUrl, read) => {
  const config = { ...valid(), api: { ...valid().api, baseUrl } }
  expect(readSiteConfig(config)).toMatchObject({ config: { api: { baseUrl: read } } })
})

test('a region of three words, and a host with its port, are read', () => {
  const { identity } = valid()
  const config = {
    ...valid(),
    identity: { ...identity, region: 'us-gov-east-1', oauth: { ...identity.oauth, domain: 'LOCALHOST:4009' } },
  }
  expect(readSiteConfig(config).ok).toBe(true)
})

test('what may be left out is empty', () => {
  expect(readSiteConfig(valid())).toMatchObject({
    config: { remotes: { origins: {} }, imageOrigins: [], trustedProxies: [] },
  })
  expect(readSiteConfig({ ...valid(), remotes: {} })).toMatchObject({ config: { remotes: { origins: {} } } })
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4006', 'http://[::1]:4006'])(
  'http is good enough for %s',
  (clubUrl) => {
    expect(readSiteConfig({ ...valid(), clubUrl }).ok).toBe(true)
  },
)

test.each([null, 'text', 3, []])('what is not a document is refused: %j', (document) => {
  expect(readSiteConfig(document).ok).toBe(false)
})

test('without addresses of their own the identity services are those of the region [9.24]', () => {
  expect(identityEndpoints(exampleSiteConfig())).toEqual({
    userPool: 'https://cognito-idp.us-east-1.amazonaws.com',
    identityPool: 'https://cognito-identity.us-east-1.amazonaws.com',
  })
})
