import { exampleSiteConfig } from 'shared/testing'
import { expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

test.each([
  ['an address of the list', ['10.0.0.0/8', '127.0.0.1'], true],
  ['an address of a subnet', ['127.0.0.0/8'], true],
  ['any other', ['10.0.0.0/8'], false],
  ['any, where the list is empty', [], false],
])('%s is a trusted proxy', (_, addresses, isTrusted) => {
  expect(trustedProxies(exampleSiteConfig({ trustedProxies: addresses }))('127.0.0.1')).toBe(isTrusted)
})
