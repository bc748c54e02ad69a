import { join } from 'node:path'
import { rspack, type Configuration } from '@rspack/core'
import { remoteNames, remoteOfScreen, type ScreenName } from 'shared/federation'
import { workspace } from '../../site/build-site.ts'
import { readRemote } from '../../site/read-remote.ts'
import { partConfig } from '../../site/part-config.ts'
import { monolithFilesPlugin } from './monolith-files-plugin.ts'

const screenNames = Object.keys(remoteOfScreen) as readonly ScreenName[]

/**
 * The same site without federation: the shell's own configuration, entry and sources. Only the loader is
 * another (`monolith-loader.ts`), so the remotes' screens are chunks of one build.
 * @param output folder for the build
 */
export async function monolithConfig(output: string): Promise<Configuration> {
  const shell = await partConfig(join(workspace, 'shell'))
  return {
    ...shell,
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, ...(await screenAliases()) } },
    output: { ...shell.output, path: output },
    plugins: [
      ...(shell.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/\/federation\/federated-loader\.ts$/, join(import.meta.dirname, 'monolith-loader.ts')),
      monolithFilesPlugin(screenNames),
    ],
  }
}

/** `screens/Home` is the module that mf-home's own configuration names as its screen `Home`. */
async function screenAliases(): Promise<Record<string, string>> {
  const remotes = await Promise.all(remoteNames.map((name) => readRemote(join(workspace, name))))
  return Object.fromEntries(
    screenNames.map((screen) => {
      const remote = remotes.find(({ name }) => name === remoteOfScreen[screen])
      const module = remote?.screens[screen]
      if (!remote || !module) throw new Error(`${remoteOfScreen[screen]} exposes no ${screen}`)
      return [`screens/${screen}$`, join(remote.directory, module)]
    }),
  )
}
