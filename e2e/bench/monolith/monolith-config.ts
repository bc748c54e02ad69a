import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import type { RemoteOptions } from 'shared/federation/build'
import { workspace } from '../../site/build-site.ts'
import { readRemotes } from '../../site/read-remote.ts'
import { partConfig } from '../../site/part-config.ts'
import { monolithFilesPlugin } from './monolith-files-plugin.ts'

/**
 * The same site without federation: the shell's own configuration, entry and sources. Only the loader is
 * another (`monolith-loader.ts`), so the remotes' screens are chunks of one build.
 * @param output folder for the build
 */
export async function monolithConfig(output: string): Promise<Configuration> {
  const shell = await partConfig(join(workspace, 'shell'))
  const remotes = await readRemotes()
  return {
    ...shell,
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, ...screenAliases(remotes) } },
    output: { ...shell.output, path: output },
    plugins: [
      ...(shell.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(
        /\/federation\/federated-loader\.ts$/,
        join(import.meta.dirname, 'monolith-loader.ts'),
      ),
      monolithFilesPlugin(remotes.flatMap(({ screens }) => Object.keys(screens))),
    ],
  }
}

/** `screens/Home` is the module that mf-home's own configuration names as its screen `Home`. */
const screenAliases = (remotes: readonly RemoteOptions[]): Record<string, string> =>
  Object.fromEntries(
    remotes.flatMap(({ directory, screens }) =>
      Object.entries(screens).map(([screen, { module }]) => [`screens/${screen}$`, join(directory, module)]),
    ),
  )
