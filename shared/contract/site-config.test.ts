import { expect, test } from 'vitest'
import { siteConfigDocument as valid } from '../testing/site-config-document.ts'
import { exampleSiteConfig } from '../testing/index.ts'
import { identityEndpoints, readSiteConfig } from './site-config.ts'

test('the documented configuration is read, redirect addresses to the letter', () => {
  const read = readSiteConfig(valid())
  expect(read).toMatchObject({ ok: true, config: { identity: { oauth: { redirectSignIn: ['https://app.example/'] } } } })
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
])('a site without %s is refused before anybody could sign in, with Apple, Google or a password [8.11]', (field, broken) => {
  expect(problemOf(broken).split(': ')[0]).toBe(field)
})

test.each<[string, Broken]>([
  ['api.baseUrl', (config) => ({ ...config, api: { ...config.api, baseUrl: 'http://api.example/v1' } })],
  ['api.paths.organization', (config) => ({ ...config, api: { ...config.api, paths: { ...config.api.paths, organization: '/x' } } })],
  ['swap.baseUrl', (config) => ({ ...config, swap: { baseUrl: 'javascript:alert(1)' } })],
  ['cdn.baseUrl', (config) => ({ ...config, cdn: { baseUrl: 'https://user:password@cdn.example' } })],
  ['mainSiteUrl', (config) => ({ ...config, mainSiteUrl: undefined })],
  ['identity.oauth.domain', (config) => ({ ...config, identity: { ...config.identity, oauth: { ...config.identity.oauth, domain: "x; script-src *" } } })],
  ['imageOrigins.0', (config) => ({ ...config, imageOrigins: ['https://images.example/path'] })],
  ['product.logoUrl', (config) => ({ ...config, product: { ...config.product, logoUrl: '//evil.example/x.svg' } })],
])('a wrong %s is refused by its name', (field, broken) => {
  expect(problemOf(broken).split(': ')[0]).toBe(field)
})

test.each([null, 'text', 3, []])('what is not a document is refused: %j', (document) => {
  expect(readSiteConfig(document).ok).toBe(false)
})

test('http is accepted for loopback addresses', () => {
  expect(readSiteConfig({ ...valid(), clubUrl: 'http://127.0.0.1:4006' }).ok).toBe(true)
})

test('without addresses of their own the identity services are those of the region [9.24]', () => {
  expect(identityEndpoints(exampleSiteConfig())).toEqual({
    userPool: 'https://cognito-idp.us-east-1.amazonaws.com',
    identityPool: 'https://cognito-identity.us-east-1.amazonaws.com',
  })
})
