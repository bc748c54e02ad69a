import { rspack, type Configuration } from '@rspack/core'
import { baseConfig, compileHint, namedByUsers } from './base-config.ts'
import { leanLibraries, slimRuntimeAlias } from './internals/internals.ts'
import { licensesPlugin } from './licenses-plugin.ts'
import { providedVersions } from './shared-versions.ts'
import { shellBuildPlugin } from './build-plugins.ts'

/** The service worker. It is a separate entry, since it runs in its own thread, without the page's code. */
const workerEntry = './worker/service-worker.ts'

export const hostConstants = () =>
  new rspack.DefinePlugin({
    PROVIDED_VERSIONS: JSON.stringify(providedVersions()),
    // Flags of the federation runtime. In a remote the federation plugin sets them.
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
  })

/** The build of the host. The start files contain every shared module, so that there are fewer files, requested earlier. */
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
          ...namedByUsers,
          // A file for each import: a session's is one, and so is federation's.
          defaultVendors: false,
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 2,
          },
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', priority: 1 },
          // What every chunk of the identity client needs stands once, in the one that a session loads.
          session: {
            chunks: ({ name = '' }) => ['session', 'account', 'account-settings'].includes(name),
            name: 'session',
            minChunks: 3,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      hostConstants(),
      shellBuildPlugin('shell'),
      compileHint(),
      new rspack.CopyRspackPlugin({ patterns: ['public'] }),
      licensesPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}
