import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { visitorByProxy } from './trusted-proxies.ts'

const trustedProxies = ['10.0.0.0/8', 'fd00::/8']

test.each([
  ['203.0.113.7', undefined, '203.0.113.7'],
  // Anybody can write the header.
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.1.2.3', '192.0.2.1, 198.51.100.1 , 10.9.9.9', '198.51.100.1'],
  ['10.1.2.3', undefined, '10.1.2.3'],
  ['10.1.2.3', '10.4.4.4', '10.1.2.3'],
  ['fd00::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fd00::1', '2001:db8:1:2::9', '2001:db8:1:2'],
  ['fd00::1', '2001:db8::9', '2001:db8:0:0'],
  ['::1', undefined, '0:0:0:0'],
  ['::ffff:203.0.113.7', undefined, '::ffff:203.0.113.7'],
  ['10.1.2.3', 'x'.repeat(1000), 'x'.repeat(45)],
])('a request from %s that was sent for %s is of %s', (remoteAddress, forwarded, visitor) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }
  expect(visitorByProxy({ trustedProxies })(request as unknown as IncomingMessage)).toBe(visitor)
})
