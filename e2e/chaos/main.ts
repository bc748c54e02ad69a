import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../browser/find-chromium.ts'
import { buildSite, siteOfThisRun } from '../kit/built-site.ts'
import { refuse } from '../site/configure-site.ts'
import { readCommand } from './command-line.ts'
import { publishFurtherVersions } from './further-versions.ts'
import { describeWalk } from './report.ts'
import { walk } from './walk.ts'

/*
 * `pnpm chaos --seed 7 --minutes 5`: a random customer uses the site while things go wrong, for so long. `--steps 40` instead of the
 * minutes ends after so many steps, so that a failure is found again. Exit code 1 if an invariant is broken.
 */
const command = readCommand(process.argv.slice(2))
if (!command.ok) refuse(command.problem)
const { seed, minutes, steps } = command

const directory = await mkdtemp(join(tmpdir(), 'chaos-site-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-background-networking'] })
try {
  console.log(`seed ${seed}: building the site …`)
  const site = (await siteOfThisRun()) ?? (await buildSite(join(directory, 'builds')))
  const store = join(directory, 'store')
  await cp(site.store, store, { recursive: true })
  const versions = await publishFurtherVersions(store)
  const endsAt = minutes === undefined ? Infinity : Date.now() + minutes * 60_000
  const goesOn = (taken: number) => Date.now() < endsAt && (steps === undefined || taken < steps)
  const report = await walk({ browser, store, versions, seed, goesOn })
  console.log(describeWalk(report))
  if (report.broken.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await rm(directory, { recursive: true })
}
