import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { workspace } from '../site/build-site.ts'
import { kilobytesCompressed } from './compressed.ts'

/** The entries of `shared` that customers download; `federation/build`, `isolation` and `testing` are for developers. */
const entries = ['api', 'contract', 'federation', 'format', 'identity', 'query', 'router', 'session', 'tasks', 'toast', 'ui'] as const

export type SharedEntry = (typeof entries)[number]

/** Kilobytes of each entry's own code, as a browser gets it: without libraries and without the entries that it stands on. */
export async function measureEntries(): Promise<Readonly<Record<SharedEntry, number>>> {
  const output = await mkdtemp(join(tmpdir(), 'entries-'))
  try {
    await build(await entriesConfig(output))
    const sizes = entries.map(async (entry) => [entry, kilobytesCompressed([await readFile(join(output, `shared-${entry}.js`))])] as const)
    return Object.fromEntries(await Promise.all(sizes)) as Record<SharedEntry, number>
  } finally {
    await rm(output, { recursive: true })
  }
}

async function entriesConfig(output: string): Promise<Configuration> {
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

/** Whether an import leaves its entry's folder: for a library, or another entry. */
function isForeign(request: string, context: string): boolean {
  const shared = join(workspace, 'shared')
  const entryOf = (path: string) => relative(shared, path).split('/')[0]
  if (!request.startsWith('.')) return true
  // The entries themselves are asked for from `shared`.
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
