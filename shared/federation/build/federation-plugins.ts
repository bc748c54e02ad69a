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

/**
 * @param name the container's global variable
 * @param exposes module of each exposed path
 */
export const remotePlugins = (name: string, exposes: Readonly<Record<string, string>>): RspackPluginInstance[] => [
  new ModuleFederationPlugin({
    ...common,
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { ...exposes },
    shared: neededModules(),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  }),
]
