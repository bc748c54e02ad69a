import { join } from 'node:path'
import { rspack, type Compiler, type Configuration } from '@rspack/core'
import { publishAndServe, serveContents } from 'shell/store'
import { readRemote } from 'shell/cli/workspace'
import { compile, partConfig } from '../../site/compile.ts'
import { remoteNames, workspace } from '../../site/parts.ts'
import { unpublishedRemote } from '../../site/read-remote.ts'

const remotes = await Promise.all(remoteNames.map((name) => readRemote(join(workspace, name))))

/** The same site without federation: the shell's own configuration, entry and sources. Only the loader is another. */
export async function monolithConfig(output: string): Promise<Configuration> {
  const shell = await partConfig(join(workspace, 'shell'))
  const loader = join(import.meta.dirname, 'monolith-loader.ts')
  // `screens/Home` is the module that mf-home's own configuration names as its screen `Home`.
  const screens = remotes.flatMap(({ directory, screens: ofRemote }) =>
    Object.entries(ofRemote).map(([screen, { module }]) => [`screens/${screen}$`, join(directory, module)]),
  )
  return {
    ...shell,
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, ...Object.fromEntries(screens) } },
    output: { ...shell.output, path: output },
    plugins: [
      ...(shell.plugins ?? []),
      new rspack.NormalModuleReplacementPlugin(/\/federation\/federated-loader\.ts$/, loader),
    ],
  }
}

/**
 * Builds and publishes the monolith. Its release lists the screens' chunks as if remotes had them, so the page preloads them too: the
 * comparison is with the best monolith. @param directory an empty folder for the build
 */
export async function publishMonolith(directory: string, store: string): Promise<void> {
  const dist = join(directory, 'shell/dist')
  const config = await monolithConfig(dist)
  const chunks = new Map<string, readonly string[]>()
  const listChunks = (compiler: Compiler) =>
    compiler.hooks.done.tap('chunks', ({ compilation: { namedChunkGroups } }) => {
      for (const [screen, group] of namedChunkGroups) chunks.set(screen, group.getFiles())
    })
  await compile({ ...config, plugins: [...(config.plugins ?? []), listChunks] })
  const { shell } = await publishAndServe({ store, workspace: directory, parts: ['shell'] })
  const [entry] = shell.scripts
  if (!entry) throw new Error('the monolith has no start file')

  const started = new Set(shell.scripts.map(({ url }) => url))
  const lazy = shell.files.filter(({ url }) => url.endsWith('.js') && !started.has(url))
  const filesOf = (screen: string) =>
    (chunks.get(screen) ?? []).flatMap((name) => lazy.filter(({ url }) => url === `/assets/${name}`))
  // A start file replaces the remote's entry: it is already on its way, so the preload costs nothing.
  const released = remotes.map((remote) => [remote.name, unpublishedRemote(remote, entry, filesOf)] as const)
  await serveContents(store, { shell, remotes: Object.fromEntries(released) })
}
