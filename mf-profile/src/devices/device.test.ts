import { expect, test } from 'vitest'
import { deviceTitle, lastUse } from './device.ts'

test.each([
  ['macOS 14.2.1 arm macOS Not A(Brand/99.0.0.0;Google Chrome/121.0.6167.160;Chromium/121.0.6167.160', 'Chrome no Mac'],
  ['Windows 15.0.0 x86 Windows Microsoft Edge/143.0.0.0;Chromium/143.0.0.0;Not A(Brand/24.0.0.0', 'Edge no Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:109.0) Gecko/20100101 Firefox/115.0', 'Firefox no Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'Safari no iPhone'],
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36', 'Chrome no Android'],
  ['Celular da Renata', 'Celular da Renata'],
  ['Linux', 'Linux'],
])('%s', (name, title) => expect(deviceTitle(name)).toBe(title))

const now = new Date('2026-11-22T00:30:00-03:00')

test.each([
  [undefined, 'Sem data de uso'],
  ['2026-11-22T00:10:00-03:00', 'Usado hoje'],
  // A device whose clock runs ahead of this one's.
  ['2026-11-22T00:40:00-03:00', 'Usado hoje'],
  ['2026-11-21T23:59:00-03:00', 'Usado ontem'],
  ['2026-11-20T23:59:00-03:00', 'Usado em 20 de nov. de 2026'],
])('%s: %s', (usedAt, words) => expect(lastUse(usedAt === undefined ? undefined : new Date(usedAt), now)).toBe(words))
