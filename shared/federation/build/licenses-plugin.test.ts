import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, expect, test } from 'vitest'
import { licensesPlugin } from './licenses-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'licenses-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Builds an entry that imports each of these packages, in a separate folder. */
function build(
  folder: string,
  packages: Readonly<Record<string, { readonly license?: unknown; readonly text?: string }>>,
): Promise<{ errors: string[]; notices: string }> {
  const directory = join(root, folder)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  for (const [name, { license, text }] of Object.entries(packages)) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', license }))
    write(`node_modules/${name}/index.js`, `export const name = '${name}'`)
    if (text) write(`node_modules/${name}/LICENSE.md`, text)
  }
  write('node_modules/unused/package.json', JSON.stringify({ name: 'unused', version: '1.0.0' }))
  const names = Object.keys(packages)
  write(
    'entry.js',
    `${names.map((name, index) => `import * as p${index} from '${name}'`).join('\n')}\nconsole.log(${names.map((_, index) => `p${index}`).join()})`,
  )
  const compiler = rspack({
    mode: 'production',
    context: directory,
    entry: './entry.js',
    output: { path: join(directory, 'dist') },
    plugins: [licensesPlugin()],
  })
  return new Promise((built, failed) => {
    compiler.run((failure, stats) => {
      if (failure) return failed(failure)
      const errors = (stats?.compilation.errors ?? []).map(({ message }) => message)
      built({ errors, notices: errors.length > 0 ? '' : readFileSync(join(directory, 'dist/licenses.txt'), 'utf8') })
    })
  })
}

test('the licence of each package in the build is in its folder, the same from any workspace', async () => {
  const packages = { zeta: { license: 'MIT', text: 'Copyright Zeta\r\n' }, '@scope/alpha': { license: '0BSD' } }
  const { errors, notices } = await build('one', packages)
  expect(errors).toEqual([])
  expect(notices).toBe(`@scope/alpha@1.0.0\n0BSD\n\n${'-'.repeat(80)}\n\nzeta@1.0.0\nMIT\n\nCopyright Zeta\n`)
  expect((await build('two', packages)).notices).toBe(notices)
})

test.each<[what: string, license: unknown, problem: string]>([
  ['no licence', undefined, 'names no licence'],
  ['something else than a licence', { type: 'MIT' }, 'names no licence'],
  ['a licence that nobody has accepted', 'GPL-3.0', 'has the licence GPL-3.0, which nobody here has accepted'],
])('a package with %s fails the build', async (what, license, problem) => {
  const { errors } = await build(what, { copied: { license } })
  expect(errors).toEqual([expect.stringContaining(`copied@1.0.0 ${problem}`)])
})
