import { expect, test } from 'vitest'
import { siteConfigDocument as valid } from '../testing/site-config-document.ts'
import { exampleSiteConfig } from '../testing/index.ts'
import { identityEndpoints } from './identity-endpoints.ts'
import { readSiteConfig } from './site-config.ts'

test('the documented configuration is read, redirect addresses to the letter; what may be left out is empty', () => {
  const oauth = { redirectSignIn: ['https://app.example/'] }
  const remotes = { origins: {} }
  const config = { identity: { oauth }, remotes, imageOrigins: [], trustedProxies: [] }
  expect(readSiteConfig(valid())).toMatchObject({ ok: true, config })
  expect(readSiteConfig({ ...valid(), remotes: {} })).toMatchObject({ config: { remotes } })
})

/** The documented configuration with another value at a path, such as `api.baseUrl`. */
function validBut(path: string, value: unknown): object {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const config = valid()
  const section = names.reduce<object>((found, name) => (found as Record<string, object>)[name] ?? {}, config)
  Object.assign(section, { [last]: value })
  return config
}

function problemOf(document: unknown): string {
  const read = readSiteConfig(document)
  return read.ok ? 'accepted' : read.problem
}

test('another version of the API is refused [1.4]', () => {
  expect(problemOf(validBut('api.version', 2))).toBe('api.version: must be 1')
})

test.each([
  ['https://ajuda.example/fale', 'accepted'],
  ['mailto:ajuda@loja.example', 'accepted'],
  ['tel:+551130001000', 'accepted'],
  ['javascript:alert(1)', 'help.contactUrl'],
  ['mailto:ajuda', 'help.contactUrl'],
])('the help’s contact %s: %s', (contactUrl, found) => {
  expect(problemOf(validBut('help', { contactUrl })).split(': ')[0]).toBe(found)
})

test.each(['identity.userPoolId', 'identity.identityPoolId'])('a site without %s is refused [8.11]', (field) => {
  expect(problemOf(validBut(field, undefined)).split(': ')[0]).toBe(field)
})

test.each([
  ['api.baseUrl', 'http://api.example/v1', 'is not an https address'],
  ['terms.baseUrl', 'https://:password@terms.example', 'is not an https address'],
  ['swap.baseUrl', 'javascript:alert(1)', 'is not an https address'],
  ['cdn.baseUrl', 'https://user@cdn.example', 'is not an https address'],
  ['api.paths.organization', '/x', 'lacks {key}'],
  ['api.paths.organization', '/orgs/{key}/}', 'has braces other than {key}'],
  ['api.paths.scoresByPhone', '/{key}/{phone}', 'has braces other than {phone}'],
  ['api.paths.rewards', '/rewards}', 'has braces'],
  ['api.paths.organization', '/orgs/{key}/%7bkey%7D', 'has braces other than {key}'],
  ['swap.baseUrl', 'https://{tenant}.example', 'has braces'],
  ['terms.baseUrl', 'https://terms.example/%7Btenant%7D', 'has braces'],
  ['product.logoUrl', '/{tenant/logo.svg', 'has braces'],
  ['api.paths.rewards', 'x/rewards', 'is not a path'],
  ['api.paths.rewards', '//evil.example', 'is not a path'],
  ['api.paths.userByPhone', '/user', 'lacks {phone}'],
  ['product.name', ' ', 'is empty'],
  ['product.logoUrl', '//evil.example/x.svg', 'is neither a path nor an https address'],
  ['identity.region', 'xus-east-1', 'is not a region'],
  ['identity.region', 'us-east-1x', 'is not a region'],
  ['identity.oauth.domain', 'x; script-src *', 'is not a host'],
  ['identity.oauth.domain', '/auth.example', 'is not a host'],
  ['identity.oauth.domain', 'auth.example:https', 'is not a host'],
  ['identity.oauth.responseType', 'token', 'must be code'],
])('%s is refused by its name as %j: it %s', (field, value, problem) => {
  expect(problemOf(validBut(field, value))).toBe(`${field}: ${problem}`)
})

test('an origin with a path is refused by its place in the list, a missing address by its name', () => {
  expect(problemOf(validBut('imageOrigins', ['https://images.example/path']))).toBe('imageOrigins.0: is not an origin')
  expect(problemOf(validBut('mainSiteUrl', undefined))).toMatch(/^mainSiteUrl: /)
  expect(problemOf(validBut('share', { imageUrl: 'x.png' }))).toMatch(/^share.imageUrl: is neither a path/)
})

test('of several faults the first is named', () => {
  expect(problemOf({ ...validBut('product.name', ''), clubUrl: 'x' })).toBe('product.name: is empty')
})

test.each([null, 'text', 3])('what is no document at all is named as such: %j', (document) => {
  expect(problemOf(document)).toMatch(/^the document: /)
})

test.each([
  ['https://api.example/v1//', 'https://api.example/v1'],
  ['https://api.example//v1/', 'https://api.example//v1'],
])('paths are appended to %s as to %s', (baseUrl, read) => {
  expect(readSiteConfig(validBut('api.baseUrl', baseUrl))).toMatchObject({ config: { api: { baseUrl: read } } })
})

test.each([
  ['identity.region', 'us-gov-east-1'],
  ['identity.oauth.domain', 'LOCALHOST:4009'],
  ['clubUrl', 'http://localhost:4000'],
  ['clubUrl', 'http://127.0.0.1:4006'],
  ['clubUrl', 'http://[::1]:4006'],
])('%s may be %s', (path, value) => {
  expect(readSiteConfig(validBut(path, value)).ok).toBe(true)
})

test('without addresses of their own the identity services are those of the region [9.24]', () => {
  expect(identityEndpoints(exampleSiteConfig())).toEqual({
    userPool: 'https://cognito-idp.us-east-1.amazonaws.com',
    identityPool: 'https://cognito-identity.us-east-1.amazonaws.com',
  })
})
