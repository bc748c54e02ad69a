import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { openBrowser } from './browser/open-browser.ts'
import { circumstancesNow } from './circumstances.ts'
import { whyNotQuiet } from './machine/quiet-machine.ts'
import { watchOthers } from './machine/watch-others.ts'
import { measureQuick } from './measure/measure-quick.ts'
import { failedRows, reportOf, unmeasuredRows, type Report } from './report.ts'
import { measureServer } from './server/measure-server.ts'
import { startBenchSites } from './sites/bench-sites.ts'
import { plainTable } from './table.ts'
import { measureTimed } from './timed/measure-timed.ts'
import { readReport, writeTables } from './write-tables.ts'
import { runProgram } from '../verify/run-program.ts'

/*
 * pnpm bench           every figure, and that each timed gate can fail; writes bench.json and the tables made from it, on a quiet machine only
 * pnpm bench --quick   the deterministic figures; writes nothing, so that `npm test` leaves the tree as it was
 * pnpm bench --server  the figures of the site's server; writes nothing
 * pnpm bench --tables  measures nothing; writes the tables of README.md and docs/performance.md anew from bench.json
 */
if (process.argv.includes('--tables')) {
  writeTables(readReport())
  process.exit()
}
const scope = process.argv.includes('--quick') ? 'quick' : process.argv.includes('--server') ? 'server' : 'all'

const circumstances = circumstancesNow()
const busyBefore = scope === 'all' ? whyNotQuiet(circumstances.machine) : undefined
if (busyBefore !== undefined) {
  console.error(`nothing is measured: ${busyBefore}`)
  process.exit(1)
}
const report = scope === 'quick' ? await measure() : await measureBesideOthers()
console.log(plainTable(report))
const failed = failedRows(report)
if (failed.length > 0) console.error(`\n${failed.length} gates fail: ${failed.map(({ title }) => title).join('; ')}`)
const unmeasured = scope === 'server' ? [] : unmeasuredRows(report, scope === 'quick' ? 'deterministic' : 'all')
if (unmeasured.length > 0) console.error(`\n${unmeasured.length} gates are not measured: ${unmeasured.map(({ title }) => title).join('; ')}`)
const busy = scope === 'quick' ? undefined : whyNotQuiet(report.machine)
if (busy !== undefined) console.error(`\n${scope === 'all' ? 'nothing is written' : 'these times say little'}: ${busy}`)
// After the figures: they are load themselves.
const canFail = scope !== 'all' || (await timedGatesCanFail())
if (scope === 'all' && busy === undefined && canFail) await write()
const isSound = failed.length + unmeasured.length === 0 && canFail && (scope !== 'all' || busy === undefined)
process.exitCode = isSound ? 0 : 1

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

/** Also reports how much processor time other programs took. */
async function measureBesideOthers(): Promise<Report> {
  const watch = watchOthers()
  try {
    const measured = await measure()
    return { ...measured, machine: { ...measured.machine, others: watch.busiestMinute() } }
  } finally {
    watch.stop()
  }
}

/** Runs the controls of the timed gates: each fails on a site made so much worse that no machine is fast enough for it. */
async function timedGatesCanFail(): Promise<boolean> {
  const { passed, said } = await runProgram('node_modules/.bin/vitest', ['run', 'e2e/bench/controls/timed', '--maxWorkers=1'], { TIMED_CONTROLS: '1' })
  console.log(passed ? '\neach timed gate fails on a site made worse' : `\na gate does not fail on a site made worse, and nothing is written:\n${said}`)
  return passed
}

async function write(): Promise<void> {
  await writeFile(join(workspace, 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`)
  writeTables(report)
}
