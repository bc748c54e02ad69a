import * as v from 'valibot'
import type { PublishedRelease } from 'shell/release'
import { readRelease } from 'shell/release/serve'
import type { Store } from 'shell/release/store'
import { releaseId } from 'shell/release/version'
import { CommandProblem } from './command-problem.ts'
import { findRelease, versionsOf } from './find-release.ts'
import { findVersion } from './find-version.ts'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'is no id'))

/** What composes the mix of a page's report (`shell/src/report`). The rest of the report is for people. */
const report = v.object({ release: id, served: id, override: v.optional(v.string()) })

/**
 * Composes the mix of versions that a page's report names: the same versions, and so the same bytes.
 * @throws {CommandProblem} if the text is no report, or the store never had its release; {StoreProblem} if the store lacks a version
 */
export async function composeReport(store: Store, text: string): Promise<PublishedRelease> {
  const { release: wanted, served, override } = readReport(text)
  const versions = {
    ...versionsOf(await findRelease(store, served)),
    ...(override !== undefined && (await overriddenVersion(store, override))),
  }
  const made = releaseId(versions)
  if (made !== wanted)
    throw new CommandProblem(`the report names release ${wanted}, and its versions make ${made}: it was changed`)
  return readRelease(store, versions)
}

function readReport(text: string): v.InferOutput<typeof report> {
  const parsed = v.safeParse(report, parse(text), { abortEarly: true })
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new CommandProblem(`this is no report: ${v.getDotPath(issue) ?? 'the text'}: ${issue.message}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandProblem('this is no report: it is not JSON')
  }
}

async function overriddenVersion(store: Store, override: string): Promise<Readonly<Record<string, string>>> {
  const { part, id: version } = await findVersion(store, override)
  return { [part]: version }
}
