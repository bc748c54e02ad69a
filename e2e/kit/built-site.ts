import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { publishAndServe, type PartName } from 'shell/store'
import { openStore } from 'shell/store/store'
import { buildQaHost } from '../qa/build-host.ts'
import { checkBudget } from 'shell/cli/check-budget'
import { buildParts } from '../site/build-parts.ts'
import { isWholeSite, partNames, workspace } from '../site/parts.ts'
import { testStore } from './serve-site.ts'
import { testProjects } from './suite.ts'

type ModulesByPart = Readonly<Record<PartName, readonly string[]>>

/** The whole site, built from the current sources. It is read-only: to release more, copy the store. */
export interface BuiltSite {
  /** Holds the parts, each with its `dist`. */
  readonly builds: string
  /** The release of the six parts, as customers get it. */
  readonly store: string
  readonly modules: ModulesByPart
}

/**
 * Builds the six parts by their own configurations, outside their `dist` folders, and publishes them.
 * @param directory an empty folder
 * @throws {Refusal} if a part weighs more than its budget
 */
export async function buildSite(directory: string): Promise<BuiltSite> {
  const modules = await Promise.all(partNames.map(async (part) => [part, await buildPart(part, directory)]))
  const store = join(directory, 'store')
  const release = await publishAndServe({ store, workspace: directory, parts: partNames })
  for (const part of partNames) await checkBudget(openStore(store), release, part)
  await writeFile(join(directory, 'modules.json'), JSON.stringify(Object.fromEntries(modules)))
  return readSite(directory)
}

/** Builds a part in a process of its own: rspack numbers what it builds through all builds of a process, and orders some of it by that. */
async function buildPart(part: PartName, directory: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(workspace, 'e2e/site/compile.ts'),
    join(workspace, part),
    join(directory, part, 'dist'),
  ])
  return JSON.parse(stdout)
}

async function readSite(directory: string): Promise<BuiltSite> {
  const modules = JSON.parse(await readFile(join(directory, 'modules.json'), 'utf8')) as ModulesByPart
  return { builds: directory, store: join(directory, 'store'), modules }
}

/** The site that `npm test` built for all its stages; undefined if a stage runs alone. */
export const siteOfThisRun = async (): Promise<BuiltSite | undefined> =>
  process.env.BUILT_SITE ? readSite(process.env.BUILT_SITE) : undefined

/** Before any browser test: publishes the parts as they are now into stores of this run, one for each composition. @returns the clean-up */
export default async function publishForTests(): Promise<() => Promise<void>> {
  const stores = await mkdtemp(join(tmpdir(), 'stores-'))
  // The workers inherit this environment.
  process.env.TEST_STORES = stores
  const compositions = new Map(testProjects.map(({ remotes }) => [testStore(remotes), remotes]))
  const site = await siteOfThisRun()
  // `pnpm check` has built already.
  if (!site && !process.env.TEST_PARTS_ARE_BUILT)
    await buildParts(['shell', ...new Set([...compositions.values()].flat())])
  for (const [store, remotes] of compositions) {
    const isWhole = isWholeSite(remotes)
    if (site && isWhole) await cp(site.store, store, { recursive: true })
    // Compression takes longer than all the rest. Only the whole site is compressed, as it is released.
    else
      await publishAndServe({
        store,
        workspace: site?.builds ?? workspace,
        parts: ['shell', ...remotes],
        compressed: isWhole,
      })
  }
  // Only tests that cross parts open the QA page.
  if (testProjects.some(({ name }) => name === 'e2e')) process.env.TEST_QA_HOST = await buildQaHost(qaStore())
  return () => rm(stores, { recursive: true })
}

export const qaStore = (): string => join(testStore(), '../qa')

/* `npm test` builds the site for its stages, which find the folder in `BUILT_SITE`. */
if (import.meta.main) await buildSite(resolve(process.argv[2] ?? ''))
