import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { PublishedRelease } from 'shell/store'
import { untilServed } from '../kit/serve-site.ts'
import type { Figures, Measured } from './report.ts'
import { longestChain, longestScriptChain } from './request-chain.ts'
import { worstCopies } from './shared-copies.ts'
import { releaseSixthRemote, releaseText, type BenchSites } from './sites.ts'
import { coldVisit, homePath, homeSeen, openContext, signIn, slowRounds, visit } from './visit.ts'
import type { RecordedRequest, Visit } from './visit.ts'

/** The figures that are the same in every run: bytes, files, chains, copies. Releases other versions into the store. */
export async function measureBytes(browser: Browser, sites: BenchSites): Promise<Figures> {
  const { url, store, modules } = sites.composed
  const session = await signIn(browser, url)
  const start = await coldVisit(browser, url)
  const home = await coldVisit(browser, url, session)
  // Side by side: they mostly wait for their latency.
  const [slowHome, slowStart] = await Promise.all([
    coldVisit(browser, url, session, slowRounds),
    coldVisit(browser, url, undefined, slowRounds),
  ])
  const monolith = sites.monolith.url
  const monolithHome = await coldVisit(browser, monolith, await signIn(browser, monolith))
  const ofOneRelease: Figures = {
    signInScript: scriptsOf(start, url),
    homeScript: scriptsOf(home, url),
    fonts: fontsOf([start, home]),
    html: await htmlSize(url),
    chain: chainFigure([longestChain(slowHome)]),
    scriptChain: chainFigure([longestScriptChain(slowHome), longestScriptChain(slowStart)]),
    signInMore: scriptsBeyond(start, await coldVisit(browser, monolith)),
    homeMore: scriptsBeyond(home, monolithHome),
    copies: worstCopies(modules),
  }
  const served = async (release: Promise<PublishedRelease>) => untilServed(url, (await release).id)
  // Before the other one: only the sixth remote has changed since the visits above.
  await served(releaseSixthRemote(join(sites.directory, 'sixth'), store))
  const startMore = addedTo(start, await coldVisit(browser, url), url)
  const homeMore = addedTo(home, await coldVisit(browser, url, session), url)

  await using context = await openContext(browser, session)
  const fetchAgain = async () => {
    const visited = await visit(context, `${url}${homePath}`, homeSeen)
    return ownRequests(visited, url).filter(({ type }) => type !== 'Document')
  }
  await fetchAgain()
  const repeated = await fetchAgain()
  const release = async (part: 'shell' | 'mf-home') => {
    await served(releaseText(part, join(sites.directory, `release-${part}`), store))
    return fetchAgain()
  }
  const released = await release('mf-home')
  const releasedShell = ofType(await release('shell'), 'Script')
  const isOfHome = (request: RecordedRequest) => request.url.includes('/remotes/mf-home/')
  const ofHome = kilobytes(ofType(released.filter(isOfHome), 'Script'))
  if (ofHome === 0) throw new Error('mf-home was released, but nothing of it was fetched')
  const others = released.filter((request) => !isOfHome(request))
  return {
    ...ofOneRelease,
    sixthRequests: { value: Math.max(startMore.requests, homeMore.requests) },
    sixthBytes: { value: Math.max(startMore.kb, homeMore.kb) },
    // With headers: asking whether a file has changed costs nothing else.
    repeatVisit: { value: kilobytes(repeated, 'transferredBytes') },
    textOfRemote: { value: ofHome },
    textOfRemoteWhole: { value: await wholeSize(released.filter(isOfHome)) },
    textOfShell: { value: kilobytes(releasedShell) },
    textOfShellWhole: { value: await wholeSize(releasedShell) },
    afterRelease: { value: kilobytes(others, 'transferredBytes'), detail: `mf-home itself ${ofHome.toFixed(1)} kB` },
  }
}

type Requests = readonly RecordedRequest[]

/** By default the bodies alone, compressed as the server sent them. */
const kilobytes = (requests: Requests, bytes: 'bodyBytes' | 'transferredBytes' = 'bodyBytes') =>
  requests.reduce((sum, request) => sum + request[bytes], 0) / 1000

const ofType = (requests: Requests, wanted: string) => requests.filter(({ type }) => type === wanted)

/** The requests for the site's own pages and files, but for the code of toasts: on a slow machine home's intents come late, and a toast says so. */
const ownRequests = ({ requests }: Visit, site: string) =>
  requests.filter(({ url }) => url.startsWith(`${site}/`) && !/\/toasts\.\w+\.js$/.test(url))

const kinds = { Script: 'JavaScript', Stylesheet: 'CSS', Font: 'fonts', Image: 'pictures', Document: 'HTML' }

/** JavaScript of a visit; in detail the site's files by type. */
export function scriptsOf(visited: Visit, siteUrl: string): Measured {
  const byType = Object.entries(kinds).flatMap(([type, name]) => {
    const files = ofType(ownRequests(visited, siteUrl), type)
    return files.length > 0 ? `${name} ${kilobytes(files).toFixed(1)} (${files.length})` : []
  })
  return { value: kilobytes(ofType(visited.requests, 'Script')), detail: byType.join(', ') }
}

export const fontsOf = (visits: readonly Visit[]): Measured => ({
  value: Math.max(...visits.map(({ requests }) => kilobytes(ofType(requests, 'Font')))),
})

export function scriptsBeyond(federated: Visit, monolith: Visit): Measured {
  const [one, other] = [kilobytes(ofType(federated.requests, 'Script')), kilobytes(ofType(monolith.requests, 'Script'))]
  return { value: one - other, detail: `${one.toFixed(1)} − ${other.toFixed(1)} kB` }
}

function chainFigure(chains: readonly (readonly string[])[]): Measured {
  const [longest = []] = chains.toSorted((one, other) => other.length - one.length)
  return { value: longest.length, detail: longest.map((url) => new URL(url).pathname).join(' → ') }
}

/** What the scripts of these requests are without a dictionary. */
async function wholeSize(requests: Requests): Promise<number> {
  const sizes = requests
    .filter(({ bodyBytes }) => bodyBytes > 0)
    .map(async ({ url }) => {
      const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      return Number(headers.get('content-length'))
    })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** The page's size for a returning customer: it names the most files. Uncompressed, the stricter reading. */
async function htmlSize(siteUrl: string): Promise<Measured> {
  const answer = await fetch(`${siteUrl}${homePath}`, { headers: { cookie: 'signed_in=1' } })
  return { value: (await answer.arrayBuffer()).byteLength / 1000 }
}

/** What a visit fetched of the site in addition to an earlier one. */
function addedTo(before: Visit, after: Visit, siteUrl: string): { readonly requests: number; readonly kb: number } {
  const [earlier, own] = [ownRequests(before, siteUrl), ownRequests(after, siteUrl)]
  const added = own.filter(({ url }) => earlier.every((known) => known.url !== url))
  return { requests: added.length, kb: kilobytes(own) - kilobytes(earlier) }
}
