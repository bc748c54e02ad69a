import * as v from 'valibot'
import type { PublishedRelease } from '../../store/publish.ts'
import { Refusal } from '../../store/problems.ts'
import { composeRelease } from '../../store/compose-release.ts'
import type { Store } from '../../store/store.ts'
import { releaseId } from '../../store/version.ts'
import { findRelease, findVersion } from './find-published.ts'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'is no id'))

/** What composes the mix of a page's report (`shell/app/report`). The rest of the report is for people. */
const reportSchema = v.object({ release: id, served: id, override: v.optional(v.string()) })

/**
 * Composes the versions that a page's report names, and so the same bytes. @throws {Refusal} if the text is no report, or the store never
 * had its release; {StoreProblem} if the store lacks a version
 */
export async function composeReport(store: Store, report: string): Promise<PublishedRelease> {
  const { release, served, override } = readReport(report)
  const versions: Record<string, string> = { ...(await findRelease(store, served)).versions }
  if (override !== undefined) {
    const { part, id: version } = await findVersion(store, override)
    versions[part] = version
  }
  const made = releaseId(versions)
  if (made !== release)
    throw new Refusal(`the report names release ${release}, and its versions make ${made}: it was changed`)
  return composeRelease(store, versions)
}

function readReport(report: string): v.InferOutput<typeof reportSchema> {
  const schema = v.pipe(v.string(), v.parseJson({}, 'it is not JSON'), reportSchema)
  const { success, output, issues } = v.safeParse(schema, report, { abortEarly: true })
  if (success) return output
  const [issue] = issues
  throw new Refusal(['this is no report', v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}
