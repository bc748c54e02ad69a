import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { requiredModules } from './shared-versions.ts'

interface ContainerOptions {
  readonly name: string
  readonly exposes: Readonly<Record<string, string>>
  /** The entry's file name. Default: with a hash of its content. */
  readonly entryName?: string
}

/** Builds a remote's container, which exposes screens and requires the shared modules from the host. */
export const remotePlugin = ({ name, exposes, entryName = 'remoteEntry.[contenthash:8].js' }: ContainerOptions) =>
  new ModuleFederationPlugin({
    name,
    filename: entryName,
    exposes: { ...exposes },
    shared: requiredModules(),
    // The default, `version-first`, loads every remote at start: one unavailable remote would stop the site.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  })
