import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { requiredModules } from './shared-versions.ts'

interface ContainerOptions {
  /** The container's global variable. */
  readonly name: string
  /** Module of each exposed path. */
  readonly exposes: Readonly<Record<string, string>>
  /** The entry file. Default: named by its content. */
  readonly entryName?: string
}

/** A remote's container: it exposes screens, and requires of the host what is shared. */
export const remotePlugin = ({ name, exposes, entryName = 'remoteEntry.[contenthash:8].js' }: ContainerOptions) =>
  new ModuleFederationPlugin({
    name,
    filename: entryName,
    exposes: { ...exposes },
    shared: requiredModules(),
    // The default, `version-first`, loads every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  })
