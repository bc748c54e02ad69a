import { createPublicKey } from 'node:crypto'
import { resolve } from 'node:path'
import { longestOverrideSeconds, signOverride } from '../../store/override-token.ts'
import { Refusal } from '../../store/problems.ts'
import { destinationOf } from '../../store/screen-problems.ts'
import type { Store } from '../../store/store.ts'
import { makeKey, readKey } from '../override-key.ts'
import { screensToOpen } from './screens-to-open.ts'
import { findVersion, releaseWith, timeOf } from './find-published.ts'

/** The file of the private key that signs overrides (PKCS #8 in PEM): RELEASE_KEY. @throws {Refusal} if that is not set, and there is no default */
export function keyFile(byDefault?: string): string {
  const file = process.env.RELEASE_KEY || byDefault
  if (!file) throw new Refusal('RELEASE_KEY is not set')
  return resolve(file)
}

/**
 * Makes a link that shows a published version in one tab, by default at its first screen. It must fit what is served, as for a promotion.
 * @returns the link, and what it does @throws {Refusal} {StoreProblem}
 */
export async function makeOverride(
  store: Store,
  version: string,
  key: string,
  {
    ttl = '8h',
    site = `http://localhost:${process.env.PORT || 3000}`,
    path: chosen,
  }: Partial<Record<'ttl' | 'site' | 'path', string>>,
): Promise<readonly string[]> {
  const [seconds, origin] = [readSeconds('ttl', ttl), readSite(site)]
  if (chosen !== undefined && !/^\/(?![/\\])/.test(chosen))
    throw new Refusal(`--path ${chosen}: a path of the site, such as /padaria/scores`)
  const { part, id } = await findVersion(store, version)
  if (part === 'shell')
    throw new Refusal('an override shows a version of a remote; the shell is promoted to a share of the customers')
  const release = await releaseWith(store, { part, id })
  const own = screensToOpen(release, [part]).map((screen) => screen.path)
  const path = chosen ?? own[0] ?? '/'
  const link = new URL(path, origin)
  if (!['console', 'verification'].includes(destinationOf(link.pathname, release.remotes).kind))
    throw new Refusal(`--path ${path}: the site has no such page; ${part} has ${own.join(', ')}`)
  const from = Math.floor(Date.now() / 1000)
  const until = from + seconds
  const token = signOverride(readKey(key), { remote: part, version: id, origin, from, until })
  link.searchParams.set('override', token)
  return [
    link.href,
    `shows ${part}@${id} in the tab that opens it, until ${timeOf(new Date(until * 1000).toISOString())}`,
  ]
}

/** The seconds that an option says. @throws {Refusal} */
export function readSeconds(option: 'ttl' | 'wait', text: string): number {
  const [, count, unit] = /^(\d{1,4})([mh])$/.exec(text) ?? []
  const seconds = Number(count) * (unit === 'h' ? 3600 : 60)
  if (seconds > 0 && seconds <= longestOverrideSeconds) return seconds
  throw new Refusal(`--${option} ${text}: minutes or hours, such as 30m or 8h, at most 24h`)
}

/** @returns the site's origin */
function readSite(text: string): string {
  const { protocol, hostname, origin } = URL.canParse(text) ? new URL(text) : ({} as Partial<URL>)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? '')
  if (origin && (protocol === 'https:' || (protocol === 'http:' && isLoopback))) return origin
  throw new Refusal(`--site ${text}: is not an https address`)
}

/** Makes the key of a file, unless there is one. @returns what the site's server needs to know of it, and the file */
export function describeKey(file: string): readonly string[] {
  const publicKey = createPublicKey(makeKey(file)).export({ format: 'der', type: 'spki' })
  return [`OVERRIDE_PUBLIC_KEY=${publicKey.toString('base64')}`, `the private key is in ${file}`]
}
