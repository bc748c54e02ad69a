import { generateKeyPairSync } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteConfigDocument } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { readConfiguredOverrideKey, readConfiguredPort, readConfiguredSite } from './configuration.ts'
import type { Log } from './log.ts'

test('a field that no program knows is a warning that names it, and the one that may be meant', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'configuration-'))
  const file = join(folder.path, 'config.json')
  const log = vi.fn<Log>()
  const { product, ...others } = siteConfigDocument()
  await writeFile(file, JSON.stringify({ product, ...others }))
  const config = await readConfiguredSite(file, log)
  expect(log).not.toHaveBeenCalled()
  const odd = {
    ...others,
    product: { ...product, colour: 'red' },
    trustedProxy: [],
    help: { privacyURL: 'x' },
    rollouts: {},
  }
  await writeFile(file, JSON.stringify(odd))
  expect(await readConfiguredSite(file, log)).toEqual({ ...config, help: {} })
  expect(log.mock.calls).toEqual(
    [
      'product.colour is no field',
      'trustedProxy is no field; trustedProxies?',
      'help.privacyURL is no field; help.privacyUrl?',
      'rollouts is no field',
    ].map((warning) => ['warning', `${file}: ${warning}`]),
  )
})

test.each<[string | undefined, number | undefined]>([
  ['', 3000],
  ['0', 0],
  ['65535', 65_535],
  ['65536', undefined],
  ['-1', undefined],
  ['80.5', undefined],
  ['1e3', undefined],
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
