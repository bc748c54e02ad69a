import { kilobytesOf } from '../browser/bytes.ts'
import type { Visit } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'

/**
 * What a remote more costs pages that do not use it, pages and files together.
 * @param visits cold visits of the same screens
 */
export async function measureSixth(
  siteUrl: string,
  visits: () => Promise<readonly Visit[]>,
  release: () => Promise<void>,
): Promise<Readonly<Record<'sixthRequests' | 'sixthBytes', Measured>>> {
  const own = (visited: Visit | undefined) => visited?.requests.filter(({ url }) => url.startsWith(`${siteUrl}/`)) ?? []
  const before = await visits()
  await release()
  const after = await visits()
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
