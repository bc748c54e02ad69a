import { join } from 'node:path'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { rspack, type Configuration } from '@rspack/core'
import { containerName, type RemoteName } from '../remotes.ts'
import { baseConfig } from './base-config.ts'
import { remotePlugin } from './remote-plugin.ts'
import { exposesOf, type RemoteOptions } from './remote-options.ts'
import { slimRuntimeAlias } from './internals/internals.ts'

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
