import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { workspace } from '../site/build-site.ts'
import { openBrowser } from './browser/open-browser.ts'
import { circumstancesNow } from './circumstances.ts'
import { measureQuick } from './measure/measure-quick.ts'
import { failedRows, reportOf, unmeasuredRows, type Figures } from './report.ts'
import { measureServer } from './server/measure-server.ts'
import { startBenchSites } from './sites/bench-sites.ts'
import { plainTable } from './table.ts'
import { measureTimed } from './timed/measure-timed.ts'
import { writeReadme } from './write-readme.ts'

/*
 * pnpm bench           every figure; writes bench.json and the README's table
 * pnpm bench --quick   the deterministic ones; writes nothing, so that `npm test` leaves the tree as it was
 * pnpm bench --server  those of the site's server alone; writes nothing
 */
const quick = process.argv.includes('--quick')
const serverAlone = process.argv.includes('--server')

const circumstances = circumstancesNow()
const sites = await startBenchSites()
const browser = await openBrowser()
try {
  const report = reportOf(serverAlone ? await measureServer(sites) : await measureSite(), circumstances)
  console.log(plainTable(report))
  const { cores, loadAverage } = circumstances.machine
  if (!quick && loadAverage > cores / 2) console.warn(`\nthis machine was busy (load ${loadAverage} on ${cores} cores): measure times again on a quiet one`)
  if (!quick && !serverAlone) {
    await writeFile(join(workspace, 'bench.json'), `${JSON.stringify(report, undefined, 2)}\n`)
    await writeReadme(join(workspace, 'README.md'), report)
  }
  const failed = failedRows(report)
  if (failed.length > 0) console.error(`\n${failed.length} gates fail: ${failed.map(({ title }) => title).join('; ')}`)
  const unmeasured = serverAlone ? [] : unmeasuredRows(report, quick ? 'deterministic' : 'all')
  if (unmeasured.length > 0) console.error(`\n${unmeasured.length} gates are not measured: ${unmeasured.map(({ title }) => title).join('; ')}`)
  process.exitCode = failed.length + unmeasured.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await sites.close()
}

/** Times first: measuring bytes releases other versions into the store. */
async function measureSite(): Promise<Figures> {
  const timed = quick ? {} : await measureTimed(browser, sites)
  return { ...timed, ...(await measureQuick(browser, sites)) }
}
