import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { exposeOf, remoteNames, remoteOfScreen, type ScreenName } from 'shared/federation'
import { workspace } from '../../site/build-site.ts'
import { partConfig } from '../sites/part-config.ts'
import { monolithFilesPlugin } from './monolith-files-plugin.ts'

const screenNames = Object.keys(remoteOfScreen) as readonly ScreenName[]

/**
 * The same site without federation: the shell's own configuration, entry and sources, only its
 * loader another (`screen-loader.ts`), so that the remotes' screens are chunks of one build.
 * @param output folder for the build
 */
export async function monolithConfig(output: string): Promise<Configuration> {
  const shell = await partConfig(join(workspace, 'shell'))
  const ownPlugins = shell.plugins?.filter((plugin) => !isFederationPlugin(plugin)) ?? []
  return {
    ...shell,
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, ...(await screenAliases()) } },
    output: { ...shell.output, path: output },
    plugins: [
      ...ownPlugins,
      new rspack.NormalModuleReplacementPlugin(/\/federation\/screen-loader\.ts$/, join(import.meta.dirname, 'screen-loader.ts')),
      monolithFilesPlugin(screenNames),
    ],
  }
}

/** `screens/Home` is the module that mf-home's own configuration exposes as `./Home`. */
async function screenAliases(): Promise<Record<string, string>> {
  const exposes = await Promise.all(remoteNames.map(async (remote) => [remote, await exposedModules(join(workspace, remote))] as const))
  const byRemote = new Map(exposes)
  return Object.fromEntries(
    screenNames.map((screen) => {
      const remote = remoteOfScreen[screen]
      const module = byRemote.get(remote)?.[exposeOf(screen)]
      if (!module) throw new Error(`${remote} exposes no ${screen}`)
      return [`screens/${screen}$`, join(workspace, remote, module)]
    }),
  )
}

async function exposedModules(directory: string): Promise<Readonly<Record<string, string>>> {
  const { plugins } = await partConfig(directory)
  const plugin = plugins?.find((candidate) => isFederationPlugin(candidate) && '_options' in candidate)
  // The plugin keeps its options for itself, and no other place tells which module a screen is.
  const options = plugin ? (Reflect.get(plugin, '_options') as { exposes?: Record<string, string> }) : {}
  return options.exposes ?? {}
}

const federationPlugins: ReadonlySet<unknown> = new Set(['RspackModuleFederationPlugin', 'ProvideSharedPlugin'])

export const isFederationPlugin = (plugin: unknown): plugin is object =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && federationPlugins.has(plugin.name)
