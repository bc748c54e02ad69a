import type { RecordedRequest } from './record-requests.ts'

/*
 * The depth of a request: the document is 1; a request that could only start after another was
 * answered is one deeper.
 *
 * The browser says what the markup requested: such a request follows only its document or stylesheet,
 * whenever a free connection let it start. For a request by code the browser gives only the moment. So
 * the page is loaded with a latency against which computing is nothing (`slowRounds`): such a request may
 * have waited for whatever was answered by then, and independent requests overlap. The markup requests a
 * preloaded file; its later use by code is no request. Preflights belong to their request and have no
 * latency of their own.
 */

interface Link {
  readonly request: RecordedRequest
  readonly depth: number
  /** What it waited for; of several, the last to be answered. */
  readonly after: Link | undefined
}

function linksOf(requests: readonly RecordedRequest[]): readonly Link[] {
  const links: Link[] = []
  for (const request of requests) {
    const { initiator } = request
    const awaited = links.filter(({ request: earlier }) =>
      initiator.kind === 'markup' ? earlier.url === initiator.url : answeredBy(earlier, request.startedAtMs),
    )
    const [after] = awaited.toSorted(
      (one, other) => other.depth - one.depth || (other.request.answeredAtMs ?? 0) - (one.request.answeredAtMs ?? 0),
    )
    links.push({ request, depth: 1 + (after?.depth ?? 0), after })
  }
  return links
}

const answeredBy = ({ answeredAtMs }: RecordedRequest, moment: number) =>
  answeredAtMs !== undefined && answeredAtMs <= moment

/** What a page can wait for; it does not wait for pictures and fonts. */
const awaitedTypes = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'])

export interface Chain {
  readonly length: number
  /** The addresses along the chain. */
  readonly links: readonly string[]
}

/** The longest chain among the requests that had a response by a moment (milliseconds, the browser's clock). */
export function longestChain(requests: readonly RecordedRequest[], moment: number): Chain {
  return chainOf(
    requests.filter(({ type }) => awaitedTypes.has(type)),
    moment,
  )
}

/** The longest chain of scripts: those that the markup names are 1. */
export function longestScriptChain(requests: readonly RecordedRequest[]): Chain {
  return chainOf(
    requests.filter(({ type }) => type === 'Script'),
    Number.POSITIVE_INFINITY,
  )
}

function chainOf(requests: readonly RecordedRequest[], moment: number): Chain {
  const answered = linksOf(requests).filter(({ request }) => answeredBy(request, moment))
  const [deepest] = answered.toSorted((one, other) => other.depth - one.depth)
  return { length: deepest?.depth ?? 0, links: addressesTo(deepest) }
}

const addressesTo = (link: Link | undefined): readonly string[] =>
  link ? [...addressesTo(link.after), link.request.url] : []
