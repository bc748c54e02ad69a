import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { baseConfig } from './base-config.ts'
import { leanLibraries, slimRuntimeAlias } from './internals/internals.ts'
import { licensesPlugin } from './licenses-plugin.ts'
import { providedVersions } from './shared-versions.ts'
import { shellBuildPlugin } from './shell-build-plugin.ts'

/**
 * Lets V8 compile all functions of a file while it arrives, beside the main thread, instead of each at its first call on it
 * (https://v8.dev/blog/explicit-compile-hints). A comment to every other engine. It must be the first line.
 */
const compileHint = '//# allFunctionsCalledOnLoad'
const afterMinifying = rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING

/** The service worker, a script of its own: it runs beside the page, with nothing of it. */
const workerEntry = './worker/service-worker.ts'

/** The build of the host: its start files, with every shared module inside (fewer, earlier files). */
export function shellConfig(directory: string, entry: string): Configuration {
  const base = baseConfig(directory, 'production')
  return {
    ...base,
    entry: { shell: entry, worker: workerEntry },
    resolve: { ...base.resolve, alias: { ...leanLibraries, ...slimRuntimeAlias } },
    output: { ...base.output, publicPath: '/assets/', uniqueName: 'shell', chunkLoadTimeout: 20_000 },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'initial', priority: 2 },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 1 },
        },
      },
    },
    plugins: [
      new rspack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providedVersions()),
        // The federation runtime's own switches, which the federation plugin sets in a remote.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      shellBuildPlugin('shell'),
      new rspack.BannerPlugin({ banner: compileHint, raw: true, test: /\.js$/, stage: afterMinifying }),
      new rspack.CopyRspackPlugin({ patterns: ['public'] }),
      licensesPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}

/**
 * The host for developing a remote: as it is released, but with React's development build, which alone can exchange a
 * component and keep its state, and readable. The other libraries stay production builds: Emotion's development build writes
 * styles as text, which the site's security policy refuses.
 */
export function refreshableShellConfig(directory: string, entry: string): Configuration {
  const released = shellConfig(directory, entry)
  return {
    ...released,
    entry: { shell: [join(import.meta.dirname, 'record-renderers.ts'), entry], worker: workerEntry },
    optimization: { ...released.optimization, nodeEnv: 'development', minimize: false },
  }
}
