import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfiguredOverrideKey, readConfiguredPort } from './configuration.ts'

test.each<[string | undefined, number | undefined]>([
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['80\n', undefined],
])('PORT=%j → %j', (text, port) => {
  if (port === undefined) expect(() => readConfiguredPort(text)).toThrow(/^PORT: .*$/)
  else expect(readConfiguredPort(text)).toBe(port)
})

const { publicKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('x25519').publicKey
const textOf = (key: typeof publicKey) => key.export({ format: 'der', type: 'spki' }).toString('base64')

test('the key of overrides is an Ed25519 key, or none', () => {
  expect(readConfiguredOverrideKey(textOf(publicKey))?.equals(publicKey)).toBe(true)
  expect(readConfiguredOverrideKey('')).toBeUndefined()
  for (const text of ['AAAA', 'MCowBQYDK2VwAyEA', textOf(other)])
    expect(() => readConfiguredOverrideKey(text)).toThrow('OVERRIDE_PUBLIC_KEY: is no Ed25519 public key')
})
