import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack, type RspackPluginInstance } from '@rspack/core'
import { givenModules, neededModules } from './share-policy.ts'

/* The federation settings of the house; `docs/decisions` tells why. */

type PluginOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0]

const common = {
  // The default, `version-first`, loads every remote at start: one dead remote would stop the site.
  shareStrategy: 'loaded-first',
  manifest: true,
  dts: false,
  dev: false,
} as const satisfies Partial<PluginOptions>

/**
 * The host only gives: its own imports lead straight to the modules that it shares. Taking them
 * back from the share scope would cost a search by version for each, before anything is shown.
 */
export const hostPlugins = (name: string): RspackPluginInstance[] => [
  new ModuleFederationPlugin({
    ...common,
    name,
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  }),
  new rspack.sharing.ProvideSharedPlugin<true>({
    enhanced: true,
    provides: Object.fromEntries(
      Object.entries(givenModules()).map(([module, version]) => [
        module,
        { shareKey: module, version, eager: true, singleton: true, strictVersion: true, requiredVersion: false },
      ]),
    ),
  }),
]

interface ContainerOptions {
  /** The container's global variable. */
  readonly name: string
  /** Module of each exposed path. */
  readonly exposes: Readonly<Record<string, string>>
  /** The entry file. Default: named by its content. */
  readonly entryName?: string
}

/** A remote's container: it exposes screens, and takes from the host what is shared. */
export const remotePlugin = ({ name, exposes, entryName = 'remoteEntry.[contenthash:8].js' }: ContainerOptions): RspackPluginInstance =>
  new ModuleFederationPlugin({
    ...common,
    name,
    filename: entryName,
    exposes: { ...exposes },
    shared: neededModules(),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  })
