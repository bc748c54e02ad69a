import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { sharedModules } from './share-policy.ts'

interface FederationOptions {
  /** The container's global variable. */
  readonly name: string
  readonly role: 'host' | 'remote'
  readonly exposes?: Readonly<Record<string, string>>
  /** A remote's entry file. Default: named by its content. */
  readonly entryName?: string
}

/** The federation settings of the house; `docs/decisions` tells why. */
export const federationPlugin = ({ name, role, exposes, entryName = 'remoteEntry.[contenthash:8].js' }: FederationOptions) =>
  new ModuleFederationPlugin({
    name,
    ...(role === 'remote' && { filename: entryName, exposes: { ...exposes } }),
    shared: sharedModules(role),
    // The default, `version-first`, loads every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      provideExternalRuntime: role === 'host',
      externalRuntime: role === 'remote',
      optimization: { target: 'web', disableSnapshot: true, disableRemote: role === 'remote' },
    },
  })
