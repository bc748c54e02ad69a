import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { openBrowser } from './browser/open-browser.ts'
import { circumstancesNow } from './circumstances.ts'
import { measureQuick } from './measure/measure-quick.ts'
import { failedRows, reportOf, unmeasuredRows, type Report } from './report.ts'
import { measureServer } from './server/measure-server.ts'
import { startBenchSites } from './sites/bench-sites.ts'
import { plainTable } from './table.ts'
import { measureTimed } from './timed/measure-timed.ts'
import { readReport, writeTables } from './write-tables.ts'

/*
 * pnpm bench           every figure; writes bench.json and the tables made from it, on a quiet machine only
 * pnpm bench --quick   the deterministic figures; writes nothing, so that `npm test` leaves the tree as it was
 * pnpm bench --server  the figures of the site's server; writes nothing
 * pnpm bench --tables  measures nothing; writes the tables of README.md and docs/performance.md anew from bench.json
 */
if (process.argv.includes('--tables')) {
  writeTables(readReport())
  process.exit()
}
/** Programs that may want to run, on average over the last minute, for times to say something. */
const quietLoad = 1.5
const scope = process.argv.includes('--quick') ? 'quick' : process.argv.includes('--server') ? 'server' : 'all'

const circumstances = circumstancesNow()
// Other programs, since the bench has done nothing yet.
if (scope === 'all' && !(circumstances.machine.loadAverage <= quietLoad)) {
  console.error(`nothing is measured: the load is ${circumstances.machine.loadAverage}, and may be ${quietLoad}`)
  process.exit(1)
}
const report = await measure()
console.log(plainTable(report))
const failed = failedRows(report)
if (failed.length > 0) console.error(`\n${failed.length} gates fail: ${failed.map(({ title }) => title).join('; ')}`)
const unmeasured = scope === 'server' ? [] : unmeasuredRows(report, scope === 'quick' ? 'deterministic' : 'all')
if (unmeasured.length > 0)
  console.error(`\n${unmeasured.length} gates are not measured: ${unmeasured.map(({ title }) => title).join('; ')}`)
if (scope === 'all') await write()
process.exitCode = failed.length + unmeasured.length === 0 ? 0 : 1

async function measure(): Promise<Report> {
  const sites = await startBenchSites()
  const browser = await openBrowser()
  try {
    const found = { ...circumstances, browser: `Chromium ${browser.version()}` }
    if (scope === 'server') return reportOf(await measureServer(sites), found)
    // Times first: measuring bytes releases other versions into the store.
    const timed = scope === 'all' ? await measureTimed(browser, sites) : {}
    return reportOf({ ...timed, ...(await measureQuick(browser, sites)) }, found)
  } finally {
    await browser.close()
    await sites.close()
  }
}

async function write(): Promise<void> {
  await writeFile(join(workspace, 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`)
  writeTables(report)
}
