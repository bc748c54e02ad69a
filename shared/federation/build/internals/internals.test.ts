import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rspack } from '@rspack/core'
import { expect, test } from 'vitest'
import { remoteConfig } from '../remote-config.ts'
import { foldersOfInternals, leanLibraries, slimRuntimeAlias, writtenFor } from './internals.ts'

test.each(Object.entries(writtenFor))('%s has the version for which its internals were read: %s', (name, version) => {
  expect(installedVersion(name as keyof typeof writtenFor)).toBe(version)
})

test('the files that the aliases replace, and their replacements, exist', () => {
  const files = Object.entries({ ...leanLibraries, ...slimRuntimeAlias })
    .flat()
    .filter((file) => typeof file === 'string')
    .map((file) => file.replace(/\$$/, ''))
    .filter(isAbsolute)
  expect(files).toHaveLength(22)
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
})

test('Chakra is patched: it computes its global styles only when they are requested', () => {
  const system = join(foldersOfInternals['@chakra-ui/react'], '../esm/styled-system/system.js')
  expect(readFileSync(system, 'utf8')).toContain('get _global() {')
})

test('the router is patched: what only its data routes and its prefetching call is left out of a build', () => {
  const code = readFileSync(join(foldersOfInternals['react-router'], 'dist/production/chunk-7RTFRKQW.mjs'), 'utf8')
  expect(code).toContain('/* @__PURE__ */ React3.memo(DataRoutes2)')
  expect(code).not.toContain('= usePrefetchBehavior(')
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

/** The version in the package's own `package.json`, at its folder or above. */
function installedVersion(name: keyof typeof writtenFor): string {
  for (let folder = foldersOfInternals[name]; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string }) : {}
    if (found.name === name && found.version !== undefined) return found.version
  }
  throw new Error(`${name} is not installed`)
}

const build = (config: Parameters<typeof rspack>[0]) =>
  new Promise<void>((done, fail) => {
    rspack(config, (failure, stats) => {
      if (failure) fail(failure)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })
