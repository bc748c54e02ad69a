import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { openStore } from 'shell/release/store'
import { openRelease } from 'shell/server'
import { configurePort, configureSite, introduceSite } from '../site/configure-site.ts'
import { CommandProblem } from './command-problem.ts'
import { composeReport } from './compose-report.ts'

/**
 * Serves the mix of versions of a page's report on PORT (3000), until the process ends. The store is only read: its bytes are served.
 * @param address the store's
 * @param file the report's; `-` means the standard input
 * @returns the versions
 */
export async function openScene(address: string, file: string): Promise<readonly string[]> {
  const report = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8').catch(() => refuse(file))
  const release = await composeReport(openStore(address), report)
  const { port, siteUrl } = await configurePort('release open')
  const { config, platform } = await configureSite(siteUrl)
  const site = await openRelease({ config, store: address }, release)
  await new Promise<void>((listening) => createServer(site.listener).listen(port, listening))
  introduceSite(siteUrl, platform)
  return [
    `release    ${release.id}`,
    ...Object.entries(release.versions).map(([part, version]) => `           ${part}@${version}`),
  ]
}

function refuse(file: string): never {
  throw new CommandProblem(`there is no report ${file}`)
}
