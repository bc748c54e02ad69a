import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rspack } from '@rspack/core'
import { expect, test } from 'vitest'
import { remoteConfig } from './remote-config.ts'
import { slimRuntimeAlias } from './slim-runtime.ts'

test('what the alias points at exists', () => {
  for (const target of Object.values(slimRuntimeAlias)) expect(existsSync(target)).toBe(true)
})

test('a remote’s entry is slim: the alias matches', { timeout: 60_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'remote-'))
  writeFileSync(join(directory, 'package.json'), '{ "name": "mf-scores", "version": "1.0.0" }')
  writeFileSync(join(directory, 'Screen.tsx'), 'export default function Screen() { return null }\n')
  try {
    await build(remoteConfig({ name: 'mf-scores', directory, screens: { Scores: './Screen.tsx' } }))
    const dist = join(directory, 'dist')
    const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry')) ?? ''
    // 8 kB with the alias, 34 without.
    expect(gzipSync(readFileSync(join(dist, entry))).length).toBeLessThan(12_000)
  } finally {
    rmSync(directory, { recursive: true })
  }
})

const build = (config: Parameters<typeof rspack>[0]) =>
  new Promise<void>((done, fail) => {
    rspack(config, (failure, stats) => {
      if (failure) fail(failure)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })
