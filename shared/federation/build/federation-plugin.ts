import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { sharedModules } from './share-policy.ts'

interface FederationOptions {
  /** The container's global variable. */
  readonly name: string
  readonly role: 'host' | 'remote'
  readonly exposes?: Readonly<Record<string, string>>
}

/** The federation settings of the house; `docs/decisions` tells why. */
export const federationPlugin = ({ name, role, exposes }: FederationOptions) =>
  new ModuleFederationPlugin({
    name,
    ...(role === 'remote' && { filename: 'remoteEntry.[contenthash:8].js', exposes: { ...exposes } }),
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
