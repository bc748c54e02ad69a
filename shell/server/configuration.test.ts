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
  expect(readConfiguredPort(text)).toEqual(
    port === undefined ? { ok: false, problem: expect.stringMatching(/^PORT: .*$/) } : { ok: true, port },
  )
})

const { publicKey } = generateKeyPairSync('ed25519')
const other = generateKeyPairSync('x25519').publicKey
const textOf = (key: typeof publicKey) => key.export({ format: 'der', type: 'spki' }).toString('base64')

test('the key of overrides is an Ed25519 key, or none', () => {
  const read = readConfiguredOverrideKey(textOf(publicKey))
  expect(read.ok && read.key?.equals(publicKey)).toBe(true)
  expect(readConfiguredOverrideKey('')).toEqual({ ok: true, key: undefined })
  const refusal = { ok: false, problem: 'OVERRIDE_PUBLIC_KEY: is no Ed25519 public key' }
  for (const text of ['AAAA', 'MCowBQYDK2VwAyEA', textOf(other)])
    expect([text, readConfiguredOverrideKey(text)]).toEqual([text, refusal])
})
