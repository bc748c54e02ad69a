import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildParts } from '../../site/build-site.ts'
import { copyWorkspace } from '../../site/copy-workspace.ts'
import { homePath, homeSeen, longLists, signInSeen } from '../browser/screens.ts'
import { signedInState } from '../measure/cold-visits.ts'
import type { Figures } from '../report.ts'
import { measureServer } from '../server/measure-server.ts'
import type { BenchSites } from '../sites/bench-sites.ts'
import { buildTime } from './build-time.ts'
import { editTime } from './edit-time.ts'
import { lighthouseFigures } from './lighthouse-figures.ts'
import { lighthouseSamples } from './lighthouse-runs.ts'
import { pointsTimeRatio } from './points-time.ts'
import { longestScrollTask } from './scroll-tasks.ts'

const pointsRounds = 9
const lighthouseRuns = 5
const scrollRounds = 3
const buildRounds = 3
const edits = 9

/** The figures that other load on the machine disturbs: run them on a quiet machine. */
export async function measureTimed(browser: Browser, sites: BenchSites): Promise<Figures> {
  const { composed, monolith } = sites
  const signedIn = async ({ url }: { readonly url: string }) => ({ url, customer: await signedInState(browser, url) })
  const ratio = await pointsTimeRatio(browser, await signedIn(composed), await signedIn(monolith), pointsRounds)
  const page = `${composed.url}${homePath}`
  const signIn = await lighthouseSamples({ url: page, seen: signInSeen }, lighthouseRuns)
  const { customer } = await signedIn(composed)
  const home = await lighthouseSamples({ url: page, seen: homeSeen, customer }, lighthouseRuns)
  const longListsOf = await signedInState(browser, composed.url, longLists.customer)
  const scroll = (path: string) =>
    longestScrollTask(browser, { url: `${composed.url}${path}`, customer: longListsOf }, scrollRounds)
  const workspace = join(sites.directory, 'edit')
  await copyWorkspace(workspace, ['mf-auth'])
  return {
    ...(await measureServer(sites)),
    pointsTimeRatio: ratio,
    ...lighthouseFigures(signIn, home),
    statementScroll: await scroll(longLists.statementPath),
    rewardsScroll: await scroll(longLists.rewardsPath),
    // Two at a time, like `pnpm build`; without publishing.
    buildTime: await buildTime(() => buildParts(), buildRounds),
    editTime: await editTime(browser, sites, workspace, edits),
  }
}
