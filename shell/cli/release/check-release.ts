import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PublishedRelease } from '../../store/publish.ts'
import { readNewestEntry } from '../../store/release-log.ts'
import { storePassedCheck, refuseLostScreens } from '../../store/checks.ts'
import { openStore } from '../../store/open-store.ts'
import type { PartName } from '../../store/version.ts'
import { Refusal } from '../../store/problems.ts'
import { workspace } from '../workspace.ts'
import { checkBudget } from './check-budget.ts'
import { releaseWith, type FoundVersion } from './find-published.ts'

/**
 * Checks a release whose parts fit, before it is served: weights, and the screens in a browser. One that passed is recorded.
 * @param parts those that are new in it @returns what was checked, one line each @throws {Refusal} that names what failed
 */
export async function checkRelease(
  address: string,
  release: PublishedRelease,
  parts: readonly PartName[],
  by: string,
): Promise<readonly string[]> {
  const store = openStore(address)
  const weights: string[] = []
  // Parts that were taken out weigh nothing.
  for (const part of parts.filter((name) => name in release.versions))
    weights.push(await checkBudget(store, release, part))
  const screens = await smokeTest(address, release, parts)
  const stages = ['its parts fit', ...weights, `opened in a browser: ${screens.join(', ')}`]
  await storePassedCheck(store, release.id, { at: new Date().toISOString(), by, stages })
  return stages
}

/** Opens screens in a browser, by the command of the tests' package. @returns the screens @throws {Refusal} with its line a problem */
async function smokeTest(
  address: string,
  { versions }: PublishedRelease,
  parts: readonly PartName[],
): Promise<readonly string[]> {
  const release = Object.entries(versions).map(([part, id]) => `${part}@${id}`)
  const words = [join(workspace, 'e2e/smoke/main.ts'), address, release.join(), parts.join()]
  const { stdout } = await promisify(execFile)(process.execPath, words).catch((failure: Error & { stderr: string }) => {
    // A smoke test that was killed says nothing.
    throw new Refusal(failure.stderr.trim() || failure.message)
  })
  return stdout.trim().split('\n')
}

/** Checks a version on what is served now, without serving it. @throws like {@link checkRelease} */
export async function checkCandidate(address: string, found: FoundVersion, by: string): Promise<readonly string[]> {
  const store = openStore(address)
  const release = await releaseWith(store, found)
  const newest = await readNewestEntry(store)
  if (newest) await refuseLostScreens(store, newest, release)
  const stages = await checkRelease(address, release, [found.part], by)
  return [...stages, `${found.part}@${found.id} passed, in release ${release.id}`]
}
