import type { RecordedRequest } from './record-requests.ts'

/*
 * The depth of a request: the document is 1; a request that could only start after another was
 * answered is one deeper.
 *
 * The browser tells what the markup asked for: those follow their document or stylesheet only,
 * whenever a free connection let them start. Of what code asked for it tells no more than the
 * moment, so the page is loaded with a latency beside which computing is nothing (`slowRounds`):
 * whatever was answered by then is what it may have waited for, and requests that do not wait for
 * each other overlap. A preloaded file is asked for by the markup; that code takes it up later
 * is no request. Preflights belong to their request, and have no latency of their own.
 */

interface Link {
  readonly request: RecordedRequest
  readonly depth: number
  /** What it waited for; of several the one that was answered last. */
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

const answeredBy = ({ answeredAtMs }: RecordedRequest, moment: number) => answeredAtMs !== undefined && answeredAtMs <= moment

/** What a page can wait for: pictures and fonts come when they come. */
const awaitedTypes = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR'])

export interface Chain {
  readonly length: number
  /** The addresses along it. */
  readonly links: readonly string[]
}

/** The longest chain among the requests that were answered by a moment (milliseconds, the browser's clock). */
export function longestChain(requests: readonly RecordedRequest[], moment: number): Chain {
  return chainOf(requests.filter(({ type }) => awaitedTypes.has(type)), moment)
}

/** The longest chain of scripts: those that the markup names are 1. */
export function longestScriptChain(requests: readonly RecordedRequest[]): Chain {
  return chainOf(requests.filter(({ type }) => type === 'Script'), Number.POSITIVE_INFINITY)
}

function chainOf(requests: readonly RecordedRequest[], moment: number): Chain {
  const answered = linksOf(requests).filter(({ request }) => answeredBy(request, moment))
  const [deepest] = answered.toSorted((one, other) => other.depth - one.depth)
  return { length: deepest?.depth ?? 0, links: addressesTo(deepest) }
}

const addressesTo = (link: Link | undefined): readonly string[] => (link ? [...addressesTo(link.after), link.request.url] : [])
