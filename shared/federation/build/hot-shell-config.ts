import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { baseConfig } from './base-config.ts'
import { styleSheet } from './global-styles.ts'
import { shellBuildPlugin } from './shell-build-plugin.ts'
import { hostConstants, shellConfig } from './shell-config.ts'

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
