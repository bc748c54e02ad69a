import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { composeReport } from 'shell/cli/compose-report'
import { refuse, releaseStore } from 'shell/cli/workspace'
import { openRelease } from 'shell/server'
import { openStore } from 'shell/store/store'
import { configurePort, configureSite, introduceSite } from './configure-site.ts'

/*
 * `pnpm report <file>`, or - for the standard input: serves the mix of versions of a page's report (docs/decisions/0046) on PORT (3000).
 * The store (RELEASE_STORE) is only read.
 */
const [file = '-'] = process.argv.slice(2)
const report = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(() =>
  refuse(`there is no report ${file}`),
)
const release = await composeReport(openStore(releaseStore), report).catch(refuse)
const { port, siteUrl } = await configurePort('pnpm report')
const { config, platform } = await configureSite(siteUrl)
const site = await openRelease({ config, store: releaseStore }, release).catch(refuse)
createServer(site.listener).listen(port, () => {
  introduceSite(siteUrl, platform)
  console.log(`release    ${release.id}`)
  for (const [part, version] of Object.entries(release.versions)) console.log(`           ${part}@${version}`)
})
