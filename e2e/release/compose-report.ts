import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { PublishedRelease } from 'shell/store'
import { stableVersions } from 'shell/store/log'
import { Refusal } from 'shell/store/problems'
import { readRelease } from 'shell/store/serve'
import { openStore, type Store } from 'shell/store/store'
import { releaseId } from 'shell/store/version'
import { openRelease } from 'shell/server'
import { configurePort, configureSite, introduceSite } from '../site/configure-site.ts'
import { findRelease, findVersion } from './versions.ts'

/**
 * Serves the mix of versions of a page's report on PORT (3000), until the process ends. The store is only read.
 * @param file the report's; `-` means the standard input @returns the versions
 */
export async function openReport(address: string, file: string): Promise<readonly string[]> {
  const report = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(() => undefined)
  if (report === undefined) throw new Refusal(`there is no report ${file}`)
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

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'is no id'))

/** What composes the mix of a page's report (`shell/app/report`). The rest of the report is for people. */
const reportSchema = v.object({ release: id, served: id, override: v.optional(v.string()) })

/**
 * Composes the versions that a page's report names, and so the same bytes. @throws {Refusal} if the text is no report, or the store never
 * had its release; {StoreProblem} if the store lacks a version
 */
export async function composeReport(store: Store, report: string): Promise<PublishedRelease> {
  const { release, served, override } = readReport(report)
  const versions = { ...stableVersions((await findRelease(store, served)).state) }
  if (override !== undefined) {
    const { part, id: version } = await findVersion(store, override)
    versions[part] = version
  }
  const made = releaseId(versions)
  if (made !== release)
    throw new Refusal(`the report names release ${release}, and its versions make ${made}: it was changed`)
  return readRelease(store, versions)
}

function readReport(report: string): v.InferOutput<typeof reportSchema> {
  const schema = v.pipe(v.string(), v.parseJson({}, 'it is not JSON'), reportSchema)
  const { success, output, issues } = v.safeParse(schema, report, { abortEarly: true })
  if (success) return output
  const [issue] = issues
  throw new Refusal(['this is no report', v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}
