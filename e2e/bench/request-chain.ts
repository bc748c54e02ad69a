import type { RecordedRequest, Visit } from './visit.ts'

/*
 * The document is 1; a request that could only start after another was answered is one deeper. What the markup names follows only its
 * document or stylesheet. A request by code may have waited for whatever was answered by then: the page is loaded with a latency against
 * which computing is nothing (`slowRounds`), so independent requests overlap.
 */

/** What a page can wait for; it does not wait for pictures and fonts. */
const awaitedTypes = ['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']

/** The addresses of the longest chain until the screen was visible. */
export const longestChain = ({ requests, seenAtMs }: Visit): readonly string[] =>
  longest(requests, awaitedTypes, seenAtMs)

/** The longest chain of scripts alone: those that the markup names are 1. */
export const longestScriptChain = ({ requests }: Visit): readonly string[] =>
  longest(requests, ['Script'], Number.POSITIVE_INFINITY)

function longest(requests: readonly RecordedRequest[], types: readonly string[], momentMs: number): readonly string[] {
  const links: { readonly request: RecordedRequest; readonly chain: readonly string[] }[] = []
  for (const request of requests.filter(({ type }) => types.includes(type))) {
    const awaited = links.filter(({ request: earlier }) =>
      request.namedBy ? earlier.url === request.namedBy : isAnswered(earlier, request.startedAtMs),
    )
    // Of several that are equally deep, the last to be answered.
    const [after] = awaited.toSorted(
      (one, other) =>
        other.chain.length - one.chain.length || (other.request.answeredAtMs ?? 0) - (one.request.answeredAtMs ?? 0),
    )
    links.push({ request, chain: [...(after?.chain ?? []), request.url] })
  }
  const answered = links.filter(({ request }) => isAnswered(request, momentMs)).map(({ chain }) => chain)
  return answered.toSorted((one, other) => other.length - one.length)[0] ?? []
}

const isAnswered = ({ answeredAtMs }: RecordedRequest, momentMs: number) =>
  answeredAtMs !== undefined && answeredAtMs <= momentMs
