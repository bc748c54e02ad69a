import { expect, test } from 'vitest'
import { readSiteConfig } from './site-config.ts'

const valid = () => ({
  product: {
    name: 'Meus Pontos',
    logoUrl: '/assets/logo.svg',
    copyright: '© 2026 Meus Pontos',
    socialUrl: 'https://social.example/meuspontos',
  },
  api: {
    baseUrl: 'https://api.example/v1',
    version: 1,
    timeoutMs: 15000,
    paths: {
      organizations: '/open/orgs',
      organization: '/open/orgs/{key}',
      acknowledge: '/open/user/acknowledge',
      userByPhone: '/user/find/{phone}',
      scoresByPhone: '/user/score/extract/{phone}',
      rewards: '/rewards',
    },
  },
  swap: { baseUrl: 'https://swap.example' },
  authHelper: { url: 'https://auth.example/helper' },
  terms: { baseUrl: 'https://termos.example' },
  cdn: { baseUrl: 'https://cdn.example/images' },
  mainSiteUrl: 'https://www.example',
  clubUrl: 'https://clube.example',
  analytics: { appId: null, beaconUrl: null },
  identity: {
    region: 'us-east-1',
    userPoolId: 'us-east-1_EXAMPLE',
    userPoolClientId: 'exampleclientid',
    identityPoolId: 'us-east-1:00000000-0000-0000-0000-000000000000',
    userPoolEndpoint: null,
    identityPoolEndpoint: null,
    oauth: {
      domain: 'auth.example',
      scopes: ['phone', 'email', 'profile', 'openid', 'aws.cognito.signin.user.admin'],
      responseType: 'code',
      redirectSignIn: ['https://app.example/'],
      redirectSignOut: ['https://app.example/'],
    },
  },
})

test('the documented configuration is read, redirect addresses to the letter', () => {
  const read = readSiteConfig(valid())
  expect(read).toMatchObject({ ok: true, config: { identity: { oauth: { redirectSignIn: ['https://app.example/'] } } } })
})

test.each<[string, (config: ReturnType<typeof valid>) => unknown]>([
  ['api.version', (config) => ({ ...config, api: { ...config.api, version: 2 } })],
  ['api.baseUrl', (config) => ({ ...config, api: { ...config.api, baseUrl: 'http://api.example/v1' } })],
  ['api.paths.organization', (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, organization: '/x' } } })],
  ['swap.baseUrl', (config) => ({ ...config, swap: { baseUrl: 'javascript:alert(1)' } })],
  ['cdn.baseUrl', (config) => ({ ...config, cdn: { baseUrl: 'https://user:password@cdn.example' } })],
  ['mainSiteUrl', (config) => ({ ...config, mainSiteUrl: undefined })],
  ['identity.oauth.domain', (config) => ({ ...config, identity: { ...config.identity, oauth: { ...config.identity.oauth, domain: "x; script-src *" } } })],
  ['imageOrigins.0', (config) => ({ ...config, imageOrigins: ['https://images.example/path'] })],
  ['product.logoUrl', (config) => ({ ...config, product: { ...config.product, logoUrl: '//evil.example/x.svg' } })],
])('a wrong %s is refused by its name', (field, broken) => {
  const read = readSiteConfig(broken(valid()))
  expect(read.ok ? 'accepted' : read.problem).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}: `))
})

test.each([null, 'text', 3, []])('what is not a document is refused: %j', (document) => {
  expect(readSiteConfig(document).ok).toBe(false)
})

test('http is accepted for loopback addresses', () => {
  expect(readSiteConfig({ ...valid(), clubUrl: 'http://127.0.0.1:4006' }).ok).toBe(true)
})
