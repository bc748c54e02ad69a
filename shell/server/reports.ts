import { LRUCache } from 'lru-cache'
import type { SiteConfig } from 'shared/contract'
import * as v from 'valibot'
import type { LoadOutcome, ProblemReport } from '../contract/browser-report.ts'
import type { FollowedStore } from './follow-store.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { noteKind, type SiteContext } from './request-kind.ts'
import { visitorByProxy } from './trusted-proxies.ts'

/** The longest report, in bytes. */
const longestReport = 2048
/** How many reports count: of one address, which may be all customers of a mobile network, and of all. */
const perMinute = { visitor: 600, problemsInLog: 10 }
const perSecond = 200
/** The loads of the last minutes, each of which counts once. */
const knownLoads = 20_000

const word = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(100, 'is too long'), v.regex(pattern, 'is odd'))
const part = word(/^(shell|mf-[a-z][a-z0-9-]*)$/)
const reported = { release: word(/^[0-9a-f]{12}$/), override: v.optional(v.literal(true)) }

/** What is not of this form is refused, so that nothing else can be in the log. */
const schema: v.GenericSchema<unknown, LoadOutcome | ProblemReport> = v.union([
  v.strictObject({
    ...reported,
    load: v.pipe(v.string(), v.uuid()),
    remote: part,
    outcome: v.picklist(['loaded', 'recovered', 'failed']),
  }),
  v.strictObject({
    ...reported,
    problem: v.literal('uncaught'),
    part,
    version: word(/^[\w.+?-]+$/),
    phase: v.picklist(['event', 'promise']),
    error: word(/^[a-z]\w*$/i),
    place: v.optional(word(/^\/(assets|remotes\/mf-[a-z0-9-]+)\/[\w.-]+:\d+:\d+$/)),
  }),
  v.strictObject({
    ...reported,
    problem: v.literal('policy'),
    directive: word(/^[a-z-]+$/),
    blocked: word(/^[a-z0-9:/.[\]-]+$/i),
  }),
])

const readReport = v.safeParser(v.pipe(v.string(), v.parseJson(), schema))

interface Surroundings {
  readonly releases: FollowedStore
  readonly metrics: Pick<Metrics, 'countLoad' | 'countProblem' | 'refuseReport'>
  readonly log: Log
}

/** Takes what browsers report, and counts it: it changes nothing that is served. Anybody can send false ones, so all is bounded. */
export function takeReports(config: SiteConfig, { releases, metrics, log }: Surroundings) {
  const visitorOf = visitorByProxy(config)
  const ofVisitor = windowOf<string>(60_000)
  const logged = windowOf<'all'>(60_000)
  const taken = windowOf<'all'>(1000)
  const known = new LRUCache<string, true>({ max: knownLoads })

  function count(report: LoadOutcome | ProblemReport): void {
    const { stable, candidate } = releases.current()
    const arms = [candidate?.served, stable].filter((served) => served !== undefined)
    const partIn = (name: string) =>
      name === 'shell' || arms.some(({ release }) => name in release.remotes) ? name : 'other'
    if ('outcome' in report) {
      const arm = report.release === stable.release.id ? 'stable' : 'former'
      metrics.countLoad(
        partIn(report.remote),
        report.release === candidate?.served.release.id ? 'candidate' : arm,
        report.outcome,
      )
      return
    }
    const { problem, release } = report
    metrics.countProblem(problem === 'uncaught' ? partIn(report.part) : 'shell', problem)
    if (logged('all') > perMinute.problemsInLog) return
    const what =
      problem === 'uncaught'
        ? `${report.error} in ${report.part} ${report.version}, in phase ${report.phase}${report.place ? `, at ${report.place}` : ''}`
        : `${report.directive} refused ${report.blocked}`
    log('problem', `${problem}: ${what}`, { release })
  }

  return async (context: SiteContext): Promise<Response> => {
    const refuse = (reason: string, status: 400 | 403 | 413 | 429) => {
      metrics.refuseReport(reason)
      return context.body(null, status, notKept)
    }
    noteKind(context, 'report')
    if (context.req.header('Sec-Fetch-Site') !== 'same-origin') return refuse('origin', 403)
    // A length that is not said may be endless.
    if (!(Number(context.req.header('Content-Length')) <= longestReport)) return refuse('size', 413)
    if (taken('all') > perSecond || ofVisitor(visitorOf(context.env.incoming)) > perMinute.visitor)
      return refuse('rate', 429)
    const { success, output } = readReport(await context.req.text().catch(() => ''))
    if (!success) return refuse('form', 400)
    const load = 'outcome' in output ? output.load : undefined
    if (load !== undefined && known.has(load)) return refuse('repeated', 400)
    if (load !== undefined) known.set(load, true)
    if (!output.override) count(output)
    return context.body(null, 204, notKept)
  }
}

const notKept = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' }

/** Counts names. What it knows of a stretch of time is forgotten with it. */
function windowOf<Name>(lengthMs: number): (name: Name) => number {
  let begin = 0
  const counts = new Map<Name, number>()
  return (name) => {
    const now = Date.now()
    if (now - begin >= lengthMs) {
      begin = now
      counts.clear()
    }
    const number = (counts.get(name) ?? 0) + 1
    counts.set(name, number)
    return number
  }
}
