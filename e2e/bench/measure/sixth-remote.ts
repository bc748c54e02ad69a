import { kilobytesOf } from '../browser/bytes.ts'
import type { Visit } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'

/**
 * What a remote more costs pages that do not use it, pages and files together.
 * @param before cold visits of some screens
 * @param after cold visits of the same screens, once the remote was released
 */
export function measureSixth(
  siteUrl: string,
  before: readonly Visit[],
  after: readonly Visit[],
): Readonly<Record<'sixthRequests' | 'sixthBytes', Measured>> {
  const own = (visited: Visit | undefined) => visited?.requests.filter(({ url }) => url.startsWith(`${siteUrl}/`)) ?? []
  const more = after.map((visited, index) => {
    const known = new Set(own(before[index]).map(({ url }) => url))
    return {
      requests: own(visited).filter(({ url }) => !known.has(url)).length,
      bytes: kilobytesOf(own(visited)) - kilobytesOf(own(before[index])),
    }
  })
  return {
    sixthRequests: { value: Math.max(...more.map(({ requests }) => requests)) },
    sixthBytes: { value: Math.max(...more.map(({ bytes }) => bytes)) },
  }
}
