import type { PublishedRelease } from 'shell/store'
import { readNewestEntry } from 'shell/store/log'
import { keepPassedCheck, refuseLostScreens } from 'shell/store/serve'
import { openStore } from 'shell/store/store'
import type { PartName } from 'shell/store/version'
import { checkBudget } from './check-budget.ts'
import { releaseWith, type FoundVersion } from './versions.ts'
import { walkRelease } from './walk-release.ts'

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
  const screens = await walkRelease(address, release, parts)
  const stages = ['its parts fit', ...weights, `opened in a browser: ${screens.join(', ')}`]
  await keepPassedCheck(store, release.id, { at: new Date().toISOString(), by, stages })
  return stages
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
