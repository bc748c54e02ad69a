import { join } from 'node:path'
import type { Configuration } from '@rspack/core'
import { partNames, publish, type PartName } from 'shell/release'
import { workspace } from '../../site/build-site.ts'
import { compile } from './compile.ts'
import { partConfig } from './part-config.ts'

/** The file of every module that a part's build carries. */
export type ModulesByPart = Readonly<Record<PartName, readonly string[]>>

/**
 * Builds the six parts by their own configurations, away from their `dist` folders, and publishes them.
 * @param directory an empty folder for the builds
 * @param compressed whether to keep compressed forms of the files too
 */
export async function publishComposedSite(directory: string, store: string, compressed: boolean): Promise<ModulesByPart> {
  const modules: [PartName, readonly string[]][] = []
  for (const part of partNames) modules.push([part, await buildPart(join(workspace, part), join(directory, part, 'dist'))])
  await publish({ store, workspace: directory, parts: partNames, compressed })
  return Object.fromEntries(modules) as Record<PartName, readonly string[]>
}

/**
 * Builds a package into another folder than its own.
 * @param plugins beside the package's own
 */
export async function buildPart(source: string, target: string, ...plugins: NonNullable<Configuration['plugins']>): Promise<readonly string[]> {
  const config = await partConfig(source)
  return compile({ ...config, output: { ...config.output, path: target }, plugins: [...(config.plugins ?? []), ...plugins] })
}
