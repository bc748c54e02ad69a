import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base-config.ts'
import { styleSheet } from './global-styles.ts'
import { shellBuildPlugin } from './build-plugins.ts'
import { hostConstants, shellConfig } from './shell-config.ts'
import { containerName, type RemoteName } from '../remotes.ts'
import { remotePlugin } from './remote-plugin.ts'
import { exposesOf, type RemoteOptions } from './remote-options.ts'
import { slimRuntimeAlias } from './internals/internals.ts'

/**
 * The host of a development site: with Hot Module Replacement, React Fast Refresh and React's development build, which alone can
 * replace a component and keep its state. An edit in `shared` is an edit of the host. The other libraries stay production builds:
 * Emotion's development build inserts styles as text, which the site's security policy refuses. There is no service worker: it
 * would keep files that change.
 */
export function hotShellConfig(directory: string, entry: string): Configuration {
  const released = shellConfig(directory, entry)
  return {
    ...released,
    // The rules with Fast Refresh.
    module: baseConfig(directory, 'development').module,
    devtool: 'cheap-module-source-map',
    entry: { shell: [join(import.meta.dirname, 'refresh/page-refresh.ts'), entry] },
    // Names without a hash: they stay the same when the content changes, also for a page that is open.
    output: {
      ...released.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      clean: false,
    },
    optimization: {
      splitChunks: released.optimization?.splitChunks,
      nodeEnv: 'development',
      minimize: false,
      // An edit changes no other module's code.
      moduleIds: 'named',
      chunkIds: 'named',
      concatenateModules: false,
      usedExports: false,
      mangleExports: false,
      realContentHash: false,
      // A failed build must not reach the page.
      emitOnErrors: false,
    },
    plugins: [
      hostConstants(),
      shellBuildPlugin('shell'),
      new rspack.CopyRspackPlugin({ patterns: ['public'] }),
      // It would write its code below the style sheet's.
      new ReactRefreshRspackPlugin({ forceEnable: true, exclude: [/[\\/]node_modules[\\/]/, styleSheet] }),
    ],
    stats: 'errors-only',
    // A warning would say that updates are for development builds.
    infrastructureLogging: { level: 'error' },
    lazyCompilation: false,
  }
}

const baseUrl = (name: RemoteName) => `/remotes/${name}/`
const refreshFolder = join(import.meta.dirname, 'refresh')
/** A name without a hash: it stays the same when the content changes, also for a page that is open. */
const entryName = 'remoteEntry.js'

/** The path of a hot remote's entry. It is on the site's own origin, so that the security policy allows it. */
export const hotEntryUrl = (name: RemoteName): string => `${baseUrl(name)}${entryName}`

/** A remote for developing inside the shell of `hotShellConfig`: the released container, with hot replacement and without integrity. */
export function hotRemoteConfig({ name, directory, screens }: RemoteOptions): Configuration {
  const base = baseConfig(directory, 'development')
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: { ...slimRuntimeAlias, 'react-refresh': refreshFolder } },
    output: { ...base.output, publicPath: baseUrl(name), uniqueName: name },
    // A failed build must not reach the page: it removes modules, and the next update would then need a full reload.
    optimization: { ...base.optimization, emitOnErrors: false },
    plugins: [
      remotePlugin({ name: containerName(name), exposes: exposesOf(screens), entryName }),
      new rspack.DefinePlugin({ REMOTE_NAME: JSON.stringify(name) }),
      new ReactRefreshRspackPlugin({ exclude: [/[\\/]node_modules[\\/]/, refreshFolder] }),
    ],
    // The terminal shows only errors; a successful update shows in the page.
    stats: 'errors-only',
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
  }
}
