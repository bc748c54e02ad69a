import { kilobytesOf } from '../browser/bytes.ts'
import type { Visit } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'

/**
 * What another remote costs pages that do not use it, pages and files together.
 * @param before cold visits to some screens
 * @param after cold visits to the same screens, once the remote is released
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
