import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish, type PartName } from 'shell/release'
import { workspace } from '../site/build-site.ts'
import { compilePart } from '../site/compile.ts'
import { partNames } from '../site/parts.ts'

/** The file of every module that a part's build carries. */
export type ModulesByPart = Readonly<Record<PartName, readonly string[]>>

/** The whole site, built from the current sources. It is read-only: to release more, copy the store. */
export interface BuiltSite {
  /** Holds the parts, each with its `dist`. */
  readonly builds: string
  /** The release of the six parts, as customers get it. */
  readonly store: string
  readonly modules: ModulesByPart
}

const storeIn = (directory: string) => join(directory, 'store')
const modulesIn = (directory: string) => join(directory, 'modules.json')

/**
 * Builds the six parts by their own configurations, outside their `dist` folders, and publishes them.
 * @param directory an empty folder
 */
export async function buildSite(directory: string): Promise<BuiltSite> {
  const modules: [PartName, readonly string[]][] = []
  for (const part of partNames) modules.push([part, await compilePart(join(workspace, part), join(directory, part, 'dist'))])
  await publish({ store: storeIn(directory), workspace: directory, parts: partNames })
  await writeFile(modulesIn(directory), JSON.stringify(Object.fromEntries(modules)))
  return readSite(directory)
}

async function readSite(directory: string): Promise<BuiltSite> {
  const modules = JSON.parse(await readFile(modulesIn(directory), 'utf8')) as ModulesByPart
  return { builds: directory, store: storeIn(directory), modules }
}

/** The site that `npm test` built for all its stages; undefined if a stage runs alone. */
export const siteOfThisRun = async (): Promise<BuiltSite | undefined> =>
  process.env.BUILT_SITE ? readSite(process.env.BUILT_SITE) : undefined
