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
  'trusted-types': ['default', 'released-scripts'],
}

test('the documented configuration gives exactly these sources', () => {
  expect(directivesOf(exampleSiteConfig())).toEqual(documented)
})

const config = exampleSiteConfig()
const { identity } = config
const other = 'https://other.example'
const remotes = { origins: { 'mf-home': other, 'mf-auth': other } }
const api = { ...config.api, baseUrl: `${other}:8443/v1` }
const oauth = { ...identity.oauth, domain: 'other.example:4443' }
const identityOf = (change: Partial<SiteConfig['identity']>) => ({ identity: { ...identity, ...change } })
const awsIn = (region: string) =>
  `https://cognito-idp.${region}.amazonaws.com https://cognito-identity.${region}.amazonaws.com`
const ownPools = { userPoolEndpoint: `${other}/idp`, identityPoolEndpoint: `${other}/identity` }

/** A part of the configuration, the directive that follows it, and the sources that this one loses and gains. */
test.each<[part: string, Partial<SiteConfig>, directive: string, lost: string, gained: string]>([
  ['api', { api }, 'connect-src', 'https://api.example', `${other}:8443`],
  ['api', { api }, 'img-src', 'https://api.example', `${other}:8443`],
  ['swap', { swap: { baseUrl: `${other}/x` } }, 'connect-src', 'https://swap.example', other],
  // The hosted UI has the same origin, which stays.
  ['authHelper', { authHelper: { url: `${other}/x` } }, 'connect-src', '', other],
  ['terms', { terms: { baseUrl: other } }, 'connect-src', 'https://termos.example', other],
  ['another region of AWS', identityOf({ region: 'sa-east-1' }), 'connect-src', awsIn('us-east-1'), awsIn('sa-east-1')],
  ['identity endpoints of our own', identityOf(ownPools), 'connect-src', awsIn('us-east-1'), other],
  ['a hosted UI elsewhere', identityOf({ oauth }), 'connect-src', '', `${other}:4443`],
  ['beacons', { analytics: { appId: 'a', beaconUrl: `${other}/b` } }, 'connect-src', '', other],
  ['cdn', { cdn: { baseUrl: `${other}/images` } }, 'img-src', 'https://cdn.example', other],
  ['mainSiteUrl', { mainSiteUrl: `${other}/a` }, 'img-src', 'https://www.example', other],
  ['a logo elsewhere', { product: { ...config.product, logoUrl: `${other}/l.svg` } }, 'img-src', '', other],
  ['imageOrigins', { imageOrigins: [other, 'https://cdn.example'] }, 'img-src', '', other],
  ['remotes of other origins', { remotes }, 'script-src', '', other],
])('%s', (_, sections, directive, lost, gained) => {
  const kept = documented[directive]?.filter((source) => !lost.split(' ').includes(source)) ?? []
  const expected = [...kept, ...gained.split(' ')]
  expect(directivesOf(exampleSiteConfig(sections))[directive]?.toSorted()).toEqual(expected.toSorted())
})

test('no directive is unsafe, or allows a whole scheme or every origin', () => {
  const analytics = { appId: 'a', beaconUrl: other }
  const everything = exampleSiteConfig({ imageOrigins: [other], analytics, remotes })
  const sources = Object.values(directivesOf(everything)).flat()
  expect(sources.filter((source) => /unsafe|\*|^(https?|data|blob):$/.test(source))).toEqual([])
})

test('the service worker reaches the site and its remotes, and no service', () => {
  expect(workerPolicy(exampleSiteConfig({ remotes }))).toBe(`default-src 'none'; connect-src 'self' ${other}`)
})

test('no other site can embed a page, and no script can use a sensor, a device or a payment', () => {
  const headers = pageHeaders(config, [], false)
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
  const denied = headers['Permissions-Policy'].split(', ')
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'clipboard-read'])
    expect(denied).toContain(`${feature}=()`)
  // The till and a voucher's code use these.
  expect(denied.filter((entry) => /screen-wake-lock|clipboard-write|web-share/.test(entry))).toEqual([])
})
