import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { measureBytes } from './bytes.ts'
import { figureNames } from './gates.ts'
import { circumstancesNow, problemsOf, readReport, tableOf, writeReport, writeTables, type Report } from './report.ts'
import { measureOrigins } from './origins.ts'
import { measureServer } from './server-load.ts'
import { startBenchSites } from './sites.ts'
import { measureTimes } from './times.ts'
import { launchOptions } from '../kit/phone.ts'

/*
 * pnpm bench           every figure; writes bench.json and the tables made from it, on a quiet machine only
 * pnpm bench --quick   the deterministic figures; writes nothing, so that `npm test` leaves the tree as it was
 * pnpm bench --server  the site's server under load; writes nothing
 * pnpm bench --tables  measures nothing; writes the tables of README.md and docs/performance.md anew from bench.json
 */
const flag = { type: 'boolean' } as const
const { values: asked } = parseArgs({ options: { quick: flag, server: flag, tables: flag } })
if (asked.tables) {
  writeTables(readReport())
  process.exit()
}
/** Programs that may want to run, on average over the last minute, for times to say something. */
const quietLoad = 1.5
const scope = asked.quick ? 'quick' : asked.server ? 'server' : 'all'

const circumstances = circumstancesNow()
// Other programs, since the bench has done nothing yet.
if (scope === 'all' && !(circumstances.machine.loadAverage <= quietLoad)) {
  console.error(`nothing is measured: the load is ${circumstances.machine.loadAverage}, and may be ${quietLoad}`)
  process.exit(1)
}
const report = await measure()
const problems = problemsOf(report.figures, scope)
// First: `npm test` shows the beginning of what a failed stage prints.
for (const problem of problems) console.log(problem)
const measured = figureNames.filter((name) => name in report.figures)
console.table(tableOf(report.figures, measured))
for (const [figure, { detail }] of Object.entries(report.figures)) if (detail) console.log(`${figure}: ${detail}`)
if (scope === 'all') {
  writeReport(report)
  // The file has three decimals: a shift of 0.0001 is 0 there.
  writeTables(readReport())
}
process.exitCode = problems.length === 0 ? 0 : 1

async function measure(): Promise<Report> {
  await using sites = await startBenchSites()
  await using browser = await chromium.launch(launchOptions)
  // Times before bytes: measuring these releases other versions into the store.
  const times = scope === 'all' ? await measureTimes(browser, sites) : undefined
  const origins = scope === 'all' ? await measureOrigins(browser, sites) : undefined
  const others = scope === 'server' ? await measureServer(sites) : await measureBytes(browser, sites)
  const figures = { ...times?.figures, ...others }
  return { ...circumstances, browser: `Chromium ${browser.version()}`, figures, origins, requests: times?.requests }
}
