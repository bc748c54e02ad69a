import type { PublishedRelease } from 'shell/store'
import { readNewestEntry, stableVersions } from 'shell/store/log'
import { Refusal } from 'shell/store/problems'
import { droppedScreen } from 'shell/store/screens'
import { keepPassedCheck, readRelease } from 'shell/store/serve'
import { openStore, type Store } from 'shell/store/store'
import type { PartName } from 'shell/store/version'
import { checkBudget } from './check-budget.ts'
import { releaseWith, type FoundVersion } from './versions.ts'
import { walkRelease } from './walk-release.ts'

/**
 * Checks a release whose parts fit, before it is served: weights, lost screens, the screens in a browser. One that passed is recorded.
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
  await refuseLostScreens(store, release, parts)
  const screens = await walkRelease(address, release, parts)
  const stages = ['its parts fit', ...weights, `opened in a browser: ${screens.join(', ')}`]
  await keepPassedCheck(store, release.id, { at: new Date().toISOString(), by, stages })
  return stages
}

/** Checks a version on what is served now, without serving it. @throws like {@link checkRelease} */
export async function checkCandidate(address: string, found: FoundVersion, by: string): Promise<readonly string[]> {
  const release = await releaseWith(openStore(address), found)
  const stages = await checkRelease(address, release, [found.part], by)
  return [...stages, `${found.part}@${found.id} passed, in release ${release.id}`]
}

/** A screen of the specification that is served now must stay: the shell leads there. */
async function refuseLostScreens(store: Store, release: PublishedRelease, parts: readonly PartName[]): Promise<void> {
  const newest = await readNewestEntry(store)
  if (!newest?.state.parts.shell) return
  const served = await readRelease(store, stableVersions(newest.state))
  for (const part of parts) {
    const [present, next] = [served.remotes[part], release.remotes[part]]
    const lost = present && next && droppedScreen(present, next)
    if (lost !== undefined) throw new Refusal(`${part}/${lost}: the screen is missing, and is served now`)
  }
}
