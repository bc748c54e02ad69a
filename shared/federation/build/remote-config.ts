import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { containerName, exposeOf, type RemoteName, type ScreenName } from '../remotes.ts'
import type { ScreenDeclaration } from '../screen.ts'
import { baseConfig } from './base-config.ts'
import { chunksFollowEntry } from './chunks-follow-entry.ts'
import { remoteBuildPlugin } from './remote-build-plugin.ts'
import { remotePlugin } from './remote-plugin.ts'
import { leanLibraries, slimRuntimeAlias } from './internals/internals.ts'
import { licensesPlugin } from './licenses-plugin.ts'
import { bundlerRuntimeAlias, sameFromAnyFolder } from './same-from-any-folder.ts'

export interface RemoteOptions {
  readonly name: RemoteName
  /** The remote's folder. */
  readonly directory: string
  /** What the remote declares of each screen, and its module, relative to the folder. */
  readonly screens: Readonly<Record<ScreenName, ScreenDeclaration & { readonly module: string }>>
  /** What all JavaScript and CSS may weigh, in kB of 1000 bytes after brotli. A release that weighs more is refused. */
  readonly maxKb: number
}

/** The build of a remote: its container, its screens, and the manifest that composition reads. */
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

/** What a remote declares of its screens, as the release carries it: without their modules. */
export const declarationsOf = (screens: RemoteOptions['screens']): Readonly<Record<ScreenName, ScreenDeclaration>> =>
  Object.fromEntries(
    Object.entries(screens).map(([screen, { module: _module, ...declaration }]) => [screen, declaration]),
  )

/** The screens' modules by their expose keys, as the federation plugin takes them. */
export const exposesOf = (screens: RemoteOptions['screens']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(screens).map(([screen, { module }]) => [exposeOf(screen), module]))
