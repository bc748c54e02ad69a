import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shell/release'
import { buildParts, workspace } from '../site/build-site.ts'
import { isWholeSite } from '../site/parts.ts'
import { buildQa, siteOfThisRun } from './built-site.ts'
import { testProjects } from './test-projects.ts'
import { testStore } from './test-store.ts'

/**
 * Before any browser test: publishes the parts as they are now into stores of this run, one for each composition under test.
 * @returns what removes them afterwards
 */
export default async function buildOnce(): Promise<() => Promise<void>> {
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
      await publish({ store, workspace: site?.builds ?? workspace, parts: ['shell', ...remotes], compressed: isWhole })
  }
  if (site) process.env.TEST_QA = site.builds
  // Only tests that cross parts open the QA page.
  else if (testProjects.some(({ name }) => name === 'e2e')) {
    process.env.TEST_QA = stores
    await buildQa(stores)
  }
  return () => rm(stores, { recursive: true })
}
