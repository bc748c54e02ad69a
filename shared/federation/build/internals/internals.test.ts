import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rspack, type Configuration, type Stats } from '@rspack/core'
import { expect, onTestFinished, test } from 'vitest'
import { baseConfig } from '../base-config.ts'
import { remoteConfig } from '../remote-config.ts'
import { foldersOfInternals, leanLibraries, slimRuntimeAlias, writtenFor } from './internals.ts'

test.each(Object.entries(writtenFor))('%s has the version for which its internals were read: %s', (name, version) => {
  expect(installedVersion(name as keyof typeof writtenFor)).toBe(version)
})

test('the files that the aliases replace, and their replacements, exist', () => {
  const files = Object.entries({ ...leanLibraries, ...slimRuntimeAlias })
    .flat()
    .map((file) => file.replace(/\$$/, ''))
    .filter(isAbsolute)
  expect(files).toHaveLength(38)
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true])
})

test('the aliases match: of what they replace nothing is in a build', async () => {
  const replaced = Object.keys({ ...leanLibraries, ...slimRuntimeAlias }).filter(
    (name) => isAbsolute(name) && !name.endsWith('$'),
  )
  const ofPackages = Object.entries(slimRuntimeAlias).filter(([name]) => !replaced.includes(name))
  const entry = ['axios', '@tanstack/react-query', '@module-federation/enhanced/runtime']
  expect(await replacedIn({ ...leanLibraries, ...slimRuntimeAlias })).toEqual([])
  expect(await replacedIn(Object.fromEntries(ofPackages))).toEqual(replaced.toSorted())

  async function replacedIn(alias: Record<string, string>): Promise<readonly string[]> {
    const base = baseConfig(join(import.meta.dirname, '../../..'), 'production')
    const output = { ...base.output, path: newFolder() }
    const stats = await build({ ...base, entry, output, resolve: { ...base.resolve, alias } })
    const modules = new Set([...(stats?.compilation.modules ?? [])].map((module) => module.nameForCondition()))
    return replaced.filter((file) => modules.has(file)).toSorted()
  }
})

test('a site has the global styles as a style sheet, and no code that computes them', async () => {
  const entry = ['global-styles.ts', 'system.ts'].map((file) => join(import.meta.dirname, '../../../ui', file))
  const { code, styles } = await buildLibrary({ entry })
  expect(styles).toMatch(/@layer reset\b.*touch-action.*color-scheme:light dark/s)
  expect(code).not.toMatch(/touch-action|touchAction:"manipulation"/)
})

test('the router is patched: its data routes and its prefetching are not in a build', async () => {
  const entry = join(import.meta.dirname, '../../../router/index.ts')
  const externals = { react: 'React', 'react-dom': 'ReactDOM' }
  const { code } = await buildLibrary({ entry, externals, alias: leanLibraries })
  for (const word of ['HydrateFallback', 'IntersectionObserver', 'encType']) expect(code).not.toContain(word)
  // 17 kB with the patch, 35 without.
  expect(code.length).toBeLessThan(20_000)
})

test('a remote’s entry is slim: the alias matches', async () => {
  const directory = newFolder()
  writeFileSync(join(directory, 'package.json'), '{ "name": "mf-scores", "version": "1.0.0" }')
  writeFileSync(join(directory, 'Screen.tsx'), 'export default function Screen() { return null }\n')
  const screens = { Scores: { module: './Screen.tsx', shape: 'rows' } } as const
  await build(remoteConfig({ name: 'mf-scores', directory, screens, maxKb: 10 }))
  const dist = join(directory, 'dist')
  const entry = readdirSync(dist).find((name) => name.startsWith('remoteEntry')) ?? ''
  // 8 kB with the alias, 34 without.
  expect(gzipSync(readFileSync(join(dist, entry))).length).toBeLessThan(12_000)
})

/** Builds modules of `shared` as a library. */
async function buildLibrary({ alias, ...config }: Configuration & { alias?: Record<string, string> }) {
  const directory = newFolder()
  const base = baseConfig(directory, 'production')
  const output = { ...base.output, filename: 'x.js', cssFilename: 'x.css', library: { type: 'commonjs' } }
  await build({ ...base, ...config, output, resolve: { ...base.resolve, ...(alias && { alias }) } })
  const read = (file: string) => (existsSync(join(directory, file)) ? readFileSync(join(directory, file), 'utf8') : '')
  return { code: read('dist/x.js'), styles: read('dist/x.css') }
}

/** A folder that is there until the test ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'internals-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The version in the package's own `package.json`, at its folder or above. */
function installedVersion(name: keyof typeof writtenFor): string {
  for (let folder = foldersOfInternals[name]; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    const found = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
      : {}
    if (found.name === name && found.version !== undefined) return found.version
  }
  throw new Error(`${name} is not installed`)
}

const build = (config: Configuration) =>
  new Promise<Stats | undefined>((done, fail) => {
    rspack(config, (failure, stats) => {
      if (failure) fail(failure)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done(stats)
    })
  })
