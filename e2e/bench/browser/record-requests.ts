import type { CDPSession, Page } from 'playwright'

/** What caused a request, according to the browser. */
export type Initiator =
  /** The page's own markup: a link, a script element, a preload. */
  | { readonly kind: 'markup'; readonly url: string }
  /** Running code; only the moment says what it waited for. */
  | { readonly kind: 'script' }
  /** The navigation itself. */
  | { readonly kind: 'navigation' }

/** One request that a page made over the network or from the browser's cache. */
export interface RecordedRequest {
  readonly url: string
  /** What the browser fetched it as: `Document`, `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, `XHR`, … */
  readonly type: string
  readonly initiator: Initiator
  /** On the browser's own clock, milliseconds. */
  readonly startedAtMs: number
  /** When the response began, on the same clock. */
  readonly answeredAtMs: number | undefined
  /** When the response was complete; undefined while it is under way, and if it failed. */
  readonly endedAtMs: number | undefined
  /** Bytes over the network, headers included; 0 from the cache. */
  readonly transferredBytes: number
  /** The body's bytes among them: compressed, as the server sent it. */
  readonly bodyBytes: number
  readonly fromCache: boolean
}

export interface RequestRecorder {
  /**
   * All requests so far, in the order in which they began. CORS preflights are left out: each is a part of its
   * request, and browsers keep its response for hours.
   */
  requests(): readonly RecordedRequest[]
  /** Those of them that neither have their response nor failed. */
  pending(): readonly RecordedRequest[]
  readonly session: CDPSession
}

type Draft = { -readonly [Key in keyof RecordedRequest]: RecordedRequest[Key] }

/** Records a page's requests from now on. */
export async function recordRequests(page: Page): Promise<RequestRecorder> {
  const session = await page.context().newCDPSession(page)
  const drafts = new Map<string, Draft>()
  const headerBytes = new Map<string, number>()
  const failed = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    if (type === 'Preflight' || initiator.type === 'preflight') return
    if (request.url.startsWith('data:')) return
    drafts.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      initiator: initiatorOf(type, initiator),
      startedAtMs: timestamp * 1000,
      answeredAtMs: undefined,
      endedAtMs: undefined,
      transferredBytes: 0,
      bodyBytes: 0,
      fromCache: false,
    })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { fromCache: true }))
  session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    headerBytes.set(requestId, response.encodedDataLength)
    change(requestId, { answeredAtMs: timestamp * 1000 })
    if (response.fromDiskCache || response.fromPrefetchCache) change(requestId, { fromCache: true })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const transferredBytes = drafts.get(requestId)?.fromCache ? 0 : encodedDataLength
    const bodyBytes = Math.max(0, transferredBytes - (headerBytes.get(requestId) ?? 0))
    change(requestId, { endedAtMs: timestamp * 1000, transferredBytes, bodyBytes })
  })
  session.on('Network.loadingFailed', ({ requestId }) => failed.add(requestId))
  const change = (requestId: string, part: Partial<Draft>) => {
    const draft = drafts.get(requestId)
    if (draft) Object.assign(draft, part)
  }
  await session.send('Network.enable')
  return {
    session,
    requests: () => [...drafts.values()],
    pending: () =>
      [...drafts].flatMap(([requestId, draft]) =>
        draft.endedAtMs === undefined && !failed.has(requestId) ? draft : [],
      ),
  }
}

function initiatorOf(type: string | undefined, initiator: { readonly type: string; readonly url?: string }): Initiator {
  if (type === 'Document') return { kind: 'navigation' }
  if (initiator.type === 'parser' && initiator.url) return { kind: 'markup', url: initiator.url }
  return { kind: 'script' }
}
