import { readNewestEntry, stableVersions } from 'shell/release/log'
import { signOverride } from 'shell/release/override-token'
import { destinationOf } from 'shell/release/screens'
import { readRelease } from 'shell/release/serve'
import type { Store } from 'shell/release/store'
import type { Command } from './command-line.ts'
import { CommandProblem } from './command-problem.ts'
import { findVersion } from './find-version.ts'
import { overrideKeyFile, readKey } from './override-key.ts'
import { screensToOpen } from './screens-to-open.ts'
import { timeOf } from './text-columns.ts'

/**
 * Makes a link that shows a published version in one tab, by default at its first screen. The version must fit what is served, as for a promotion.
 * @returns the link, and what it does
 * @throws {CommandProblem} {IncompatibleRelease} {StoreProblem}
 */
export async function makeOverride(
  store: Store,
  { version, ttlMs, site = localSite(), path: chosen }: Extract<Command, { name: 'override' }>,
): Promise<readonly string[]> {
  const { part, id } = await findVersion(store, version)
  if (part === 'shell')
    throw new CommandProblem(
      'an override shows a version of a remote; the shell is promoted to a share of the customers',
    )
  const newest = await readNewestEntry(store)
  const release = await readRelease(store, { ...(newest && stableVersions(newest.state)), [part]: id })
  const own = screensToOpen(release, [part]).map((screen) => screen.path)
  const path = chosen ?? own[0] ?? '/'
  if (!['console', 'verification'].includes(destinationOf(new URL(path, site).pathname, release.remotes).kind))
    throw new CommandProblem(`--path ${path}: the site has no such page; ${part} has ${own.join(', ')}`)
  const from = Math.floor(Date.now() / 1000)
  const until = from + ttlMs / 1000
  const link = new URL(path, site)
  link.searchParams.set(
    'override',
    signOverride(readKey(overrideKeyFile()), { remote: part, version: id, origin: link.origin, from, until }),
  )
  return [
    link.href,
    `shows ${part}@${id} in the tab that opens it, until ${timeOf(new Date(until * 1000).toISOString())}`,
  ]
}

/** Where `npm start` serves. */
const localSite = () => `http://localhost:${process.env.PORT || 3000}`
