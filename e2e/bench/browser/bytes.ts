import type { RecordedRequest } from './record-requests.ts'

const kilo = 1000

/** The types of a page's files, in the words of the table. */
const kinds = { Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures', Document: 'HTML' } as const

/** Kilobytes of JavaScript, compressed as the server sent it. */
export const scriptKilobytes = (requests: readonly RecordedRequest[]): number =>
  kilobytesOf(requests.filter(({ type }) => type === 'Script'))

/** Kilobytes of fonts. */
export const fontKilobytes = (requests: readonly RecordedRequest[]): number =>
  kilobytesOf(requests.filter(({ type }) => type === 'Font'))

/** Bodies in kilobytes. */
export const kilobytesOf = (requests: readonly RecordedRequest[]): number =>
  requests.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / kilo

/** Bodies and headers in kilobytes: asking whether a file has changed costs headers only. */
export const transferredKilobytes = (requests: readonly RecordedRequest[]): number =>
  requests.reduce((sum, { transferredBytes }) => sum + transferredBytes, 0) / kilo

/** The requests for files, without pages and without the services' responses. */
export const fileRequests = (requests: readonly RecordedRequest[], siteUrl: string): readonly RecordedRequest[] =>
  requests.filter(({ url, type }) => url.startsWith(`${siteUrl}/`) && type !== 'Document')

/** Kilobytes and number of the site's files by type, as one line. */
export function bytesByType(requests: readonly RecordedRequest[], siteUrl: string): string {
  const own = requests.filter(({ url }) => url.startsWith(`${siteUrl}/`))
  return Object.entries(kinds)
    .map(([type, name]) => [name, own.filter((request) => request.type === type)] as const)
    .filter(([, files]) => files.length > 0)
    .map(([name, files]) => `${name} ${kilobytesOf(files).toFixed(1)} (${files.length})`)
    .join(', ')
}
