import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfiguredOverrideKey } from './configured-override-key.ts'

test('the public key is an Ed25519 key', () => {
  const { publicKey } = generateKeyPairSync('ed25519')
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const read = readConfiguredOverrideKey(text)
  expect(read.ok && read.key?.equals(publicKey)).toBe(true)
})

test('without one nothing is overridden', () => {
  expect(readConfiguredOverrideKey('')).toEqual({ ok: true, key: undefined })
})

test.each([
  'AAAA',
  'MCowBQYDK2VwAyEA',
  generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
])('%s is refused', (text) => {
  expect(readConfiguredOverrideKey(text)).toEqual({
    ok: false,
    problem: 'OVERRIDE_PUBLIC_KEY: is no Ed25519 public key',
  })
})
