import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rspack, type Configuration } from '@rspack/core'
import type { PartName } from 'shell/release'
import { workspace } from '../site/build-site.ts'

/* Weights in kB, which are 1000 bytes, after brotli as the site's server compresses. */

/** Entries of `shared` that no customer downloads. */
const forDevelopers: ReadonlySet<string> = new Set(['isolation', 'testing'])

/** The other entries, as the package names them. An entry includes what is below it, such as `ui/system`. */
function entriesForCustomers(): readonly string[] {
  const { exports } = JSON.parse(readFileSync(join(workspace, 'shared/package.json'), 'utf8')) as { exports: object }
  return Object.keys(exports).flatMap((name) => /^\.\/([a-z]+)$/.exec(name)?.[1] ?? []).filter((name) => !forDevelopers.has(name))
}

/** All JavaScript and CSS of a part's build, which must exist. */
export const weightOfBuild = (part: PartName): number => weightOf(join(workspace, part, 'dist'), '*.{js,css}')

/** Each entry's own code, without libraries and without the entries that it imports. */
export async function weightsOfEntries(): Promise<Readonly<Record<string, number>>> {
  const entries = entriesForCustomers()
  const output = await mkdtemp(join(tmpdir(), 'entries-'))
  try {
    await build(await entriesConfig(entries, output))
    return Object.fromEntries(entries.map((entry) => [entry, weightOf(output, `shared-${entry}.js`)]))
  } finally {
    await rm(output, { recursive: true })
  }
}

function weightOf(directory: string, files: string): number {
  const found = globSync(files, { cwd: directory })
  if (found.length === 0) throw new Error(`${directory} has no ${files}`)
  return found.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(directory, file))).length, 0) / 1000
}

async function entriesConfig(entries: readonly string[], output: string): Promise<Configuration> {
  const shell = (await import(join(workspace, 'shell/rspack.config.ts'))) as { default: Configuration }
  const { module, resolve: resolving, optimization } = shell.default
  return {
    mode: 'production',
    context: join(workspace, 'shared'),
    target: ['web', 'es2022'],
    entry: Object.fromEntries(entries.map((entry) => [`shared-${entry}`, `./${entry}/index.ts`])),
    // What an entry loads later belongs to it as well.
    module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    ...(resolving ? { resolve: resolving } : {}),
    output: { path: output, filename: '[name].js', chunkFormat: 'module', module: true, library: { type: 'module' } },
    optimization: { ...optimization, splitChunks: false, runtimeChunk: false },
    externalsType: 'module',
    externals: [({ request = '', context = '' }, done) => (isForeign(request, context) ? done(undefined, request) : done())],
    performance: { hints: false },
  }
}

/** Whether an import leaves its entry's folder, for a library or another entry. */
function isForeign(request: string, context: string): boolean {
  const shared = join(workspace, 'shared')
  const entryOf = (path: string) => relative(shared, path).split('/')[0]
  if (!request.startsWith('.')) return true
  // The entries themselves are imported from `shared`.
  return context !== shared && entryOf(resolve(context, request)) !== entryOf(context)
}

function build(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    const compiler = rspack(config)
    compiler.run((failure, result) => {
      if (failure) return fail(failure)
      if (!result || result.hasErrors()) return fail(new Error(result?.toString('errors-only') ?? 'no result'))
      compiler.close((problem) => (problem ? fail(problem) : done()))
    })
  })
}
