import { tryDecodeURIComponent } from 'hono/utils/url'
import type { ReleasedRemotes } from '../contract/released-screens.ts'
import { destinationOf } from '../contract/routes.ts'

/** What a sentence or a messenger leaves at the end of an address. A key may end with a hyphen. */
const leftAtEnd = /((?!-)[\p{P}\p{S}\p{M}\p{Cf}\s]|%20)+$/u

/**
 * The organisation that a mistyped address means, by a closed list of repairs (readings, "Routes, start, organisation"): doubled slashes, an encoded first
 * segment, capitals, punctuation and spaces at the end. Undefined unless the repaired address is one of its screens.
 */
export function repairedKey(pathname: string, remotes: ReleasedRemotes): string | undefined {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean)
  const path = [tryDecodeURIComponent(first), ...rest].join('/').toLowerCase().replace(leftAtEnd, '')
  const destination = destinationOf(`/${path}`, remotes)
  return destination.kind === 'console' ? destination.key : undefined
}
