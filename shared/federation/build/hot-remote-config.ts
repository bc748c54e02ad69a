import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Configuration } from '@rspack/core'
import { containerName, type RemoteName } from '../remotes.ts'
import { baseConfig } from './base-config.ts'
import { remotePlugin } from './remote-plugin.ts'
import { exposesOf, type RemoteOptions } from './remote-config.ts'
import { slimRuntimeAlias } from './internals/internals.ts'

const baseUrl = (name: RemoteName) => `/remotes/${name}/`
/** A name that stays when the content changes: the open page and its next reload ask for the same. */
const entryName = 'remoteEntry.js'

/** Where a dev server serves a hot remote's entry: on the site's own origin, so that its security policy allows it. */
export const hotEntryUrl = (name: RemoteName): string => `${baseUrl(name)}${entryName}`

/**
 * A remote for developing it inside the shell: the same container as its release has, with Hot Module Replacement and
 * React Fast Refresh. It needs the shell of `refreshableShellConfig`, and carries no integrity, since its files change.
 */
export function hotRemoteConfig({ name, directory, screens }: RemoteOptions): Configuration {
  const base = baseConfig(directory, 'development')
  return {
    ...base,
    entry: {},
    resolve: { ...base.resolve, alias: slimRuntimeAlias },
    output: { ...base.output, publicPath: baseUrl(name), uniqueName: name },
    // A build that failed must not reach the page: the one that mends it would find its modules gone, and reload.
    optimization: { ...base.optimization, emitOnErrors: false },
    plugins: [
      remotePlugin({ name: containerName(name), exposes: exposesOf(screens), entryName }),
      new ReactRefreshRspackPlugin(),
    ],
    // The terminal tells what is wrong; the page shows the rest.
    stats: 'errors-only',
    infrastructureLogging: { level: 'warn' },
    lazyCompilation: false,
  }
}
