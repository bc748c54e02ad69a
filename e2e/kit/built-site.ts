import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publish, type PartName } from 'shell/release'
import { buildQaHost } from '../qa/build-host.ts'
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
  /** The QA host's version, and the store that has it. */
  readonly qa: QaHost
}

/** The QA page's shell, built from the current sources. */
export interface QaHost {
  readonly store: string
  readonly version: string
}

const storeIn = (directory: string) => join(directory, 'store')
const modulesIn = (directory: string) => join(directory, 'modules.json')

/**
 * Builds the six parts by their own configurations, outside their `dist` folders, and publishes them.
 * @param directory an empty folder
 */
export async function buildSite(directory: string): Promise<BuiltSite> {
  const modules: [PartName, readonly string[]][] = []
  for (const part of partNames)
    modules.push([part, await compilePart(join(workspace, part), join(directory, part, 'dist'))])
  await publish({ store: storeIn(directory), workspace: directory, parts: partNames })
  await writeFile(modulesIn(directory), JSON.stringify(Object.fromEntries(modules)))
  await buildQa(directory)
  return readSite(directory)
}

const qaIn = (directory: string) => join(directory, 'qa')
const qaVersionIn = (directory: string) => join(directory, 'qa-version')

/** Builds the QA host. @param directory a folder of the run */
export async function buildQa(directory: string): Promise<void> {
  await writeFile(qaVersionIn(directory), await buildQaHost(qaIn(directory)))
}

/** The QA host that {@link buildQa} built in a folder. */
export const readQa = (directory: string): QaHost => ({
  store: qaIn(directory),
  version: readFileSync(qaVersionIn(directory), 'utf8'),
})

async function readSite(directory: string): Promise<BuiltSite> {
  const modules = JSON.parse(await readFile(modulesIn(directory), 'utf8')) as ModulesByPart
  return { builds: directory, store: storeIn(directory), modules, qa: readQa(directory) }
}

/** The site that `npm test` built for all its stages; undefined if a stage runs alone. */
export const siteOfThisRun = async (): Promise<BuiltSite | undefined> =>
  process.env.BUILT_SITE ? readSite(process.env.BUILT_SITE) : undefined
