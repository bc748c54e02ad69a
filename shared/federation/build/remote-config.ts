import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { containerName } from '../remotes.ts'
import { baseConfig } from './base-config.ts'
import { chunksFollowEntry } from './chunks-follow-entry.ts'
import { remoteBuildPlugin } from './remote-build-plugin.ts'
import { exposesOf, type RemoteOptions } from './remote-options.ts'
import { remotePlugin } from './remote-plugin.ts'
import { leanLibraries, slimRuntimeAlias } from './internals/internals.ts'
import { licensesPlugin } from './licenses-plugin.ts'
import { bundlerRuntimeAlias, sameFromAnyFolder } from './same-from-any-folder.ts'

export function remoteConfig(options: RemoteOptions): Configuration {
  const { name, directory, screens } = options
  const base = baseConfig(directory, 'production')
  return {
    ...base,
    // The container is the only entry: a remote runs no code until a screen is requested.
    entry: {},
    resolve: { ...base.resolve, alias: { ...leanLibraries, ...slimRuntimeAlias, ...bundlerRuntimeAlias } },
    output: {
      ...base.output,
      path: join(directory, 'dist'),
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadTimeout: 20_000,
    },
    // The manifest plugin warns about `publicPath: 'auto'`. A remote needs it, and the shell reads no manifest.
    infrastructureLogging: { level: 'error' },
    plugins: [
      remotePlugin({ name: containerName(name), exposes: exposesOf(screens) }),
      chunksFollowEntry(),
      sameFromAnyFolder(),
      remoteBuildPlugin(options),
      licensesPlugin(),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  }
}
