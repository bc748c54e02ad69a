import { generateKeyPairSync } from 'node:crypto'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteConfigDocument } from 'shared/testing'
import { expect, test, vi } from 'vitest'
import { readConfiguredOverrideKey, readConfiguredPort, readConfiguredSite } from './configuration.ts'

test('a configuration of former rollouts is read, with one warning', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'configuration-'))
  const file = join(folder.path, 'config.json')
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  await writeFile(file, JSON.stringify(siteConfigDocument()))
  const config = await readConfiguredSite(file)
  expect(warned).not.toHaveBeenCalled()
  await writeFile(file, JSON.stringify({ ...siteConfigDocument(), rollouts: { loadsUrl: 'https://loads.example' } }))
  expect(await readConfiguredSite(file)).toEqual(config)
  expect(warned.mock.calls).toEqual([['rollouts: no longer read; a rollout ends by promote or abort']])
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
