import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { MiddlewareHandler } from 'hono'
import type { FollowedStore } from './follow-store.ts'
import type { SiteEnvironment } from './request-kind.ts'

/** What a server counts and measures, in Prometheus' text format. No label comes from what a visitor sends. */
export interface Metrics {
  readonly countRequests: MiddlewareHandler<SiteEnvironment>
  /** Counts a screen's load. @param arm whose release the page was opened with: stable, candidate or former */
  countLoad(part: string, arm: string, outcome: string): void
  countProblem(part: string, kind: string): void
  refuseReport(reason: string): void
  /** From now on what is served is told. */
  watchReleases(releases: FollowedStore): void
  watchConnections(server: Server): void
  text(): Promise<string>
}

/** From a page in memory to a former file that a slow bucket gives. */
const secondsOfRequests = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests, by what they were for and the class of their status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From a request to the last byte of its response',
    labelNames: ['kind'],
    buckets: secondsOfRequests,
    registers,
  })
  const loads = new Counter({
    name: 'site_screen_loads_total',
    help: 'Loads of screens, as browsers report them, by whose release the page was opened with',
    labelNames: ['part', 'arm', 'outcome'],
    registers,
  })
  const problems = new Counter({
    name: 'site_problems_total',
    help: 'Problems, as browsers report them',
    labelNames: ['part', 'kind'],
    registers,
  })
  const refused = new Counter({
    name: 'site_reports_refused_total',
    help: 'Reports that were not taken',
    labelNames: ['reason'],
    registers,
  })
  /** A value that is read whenever somebody asks for the metrics. */
  const tell = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )

  return {
    async countRequests(context, next) {
      const begin = performance.now()
      const { outgoing } = context.env
      outgoing.once('close', () => {
        const kind = context.get('kind') ?? 'other'
        requests.inc({ kind, status: statusClass(outgoing.headersSent ? outgoing.statusCode : leftEarly) })
        seconds.observe({ kind }, (performance.now() - begin) / 1000)
      })
      await next()
    },
    countLoad: (part, arm, outcome) => loads.inc({ part, arm, outcome }),
    countProblem: (part, kind) => problems.inc({ part, kind }),
    refuseReport: (reason) => refused.inc({ reason }),
    watchReleases(releases) {
      const served = new Gauge({
        name: 'site_release_info',
        help: 'The releases that are served: 1',
        labelNames: ['release', 'arm'],
        registers: [],
        collect() {
          const { stable, candidate } = releases.current()
          this.reset()
          this.set({ release: stable.release.id, arm: 'stable' }, 1)
          if (candidate) this.set({ release: candidate.served.release.id, arm: 'candidate' }, 1)
        },
      })
      const reads = new Counter({
        name: 'site_store_reads_total',
        help: 'Looks at the store, by whether it answered',
        labelNames: ['result'],
        registers: [],
        collect() {
          const { answered, failed } = releases.looks()
          this.reset()
          this.inc({ result: 'answered' }, answered)
          this.inc({ result: 'failed' }, failed)
        },
      })
      registry.registerMetric(served)
      registry.registerMetric(reads)
      tell('site_log_entry', 'The entry of the release log that is served', () => releases.entry())
      tell('site_log_entry_newest', 'The highest number in the release log', () => releases.looks().newest)
      tell('site_store_read_timestamp_seconds', 'When the store last answered', () => releases.looks().answeredAt)
      tell('site_release_load_seconds', 'How long the served entry took to load', () => releases.looks().loadSeconds)
      tell('site_problem', 'Whether /readyz names a problem', () => (releases.problem() === undefined ? 0 : 1))
      tell(
        'site_rollout_percent',
        'The share of the customers who get the candidate; 0 without one',
        () => releases.current().candidate?.rollout.percent ?? 0,
      )
    },
    watchConnections(server) {
      let open = 0
      server.on('connection', (socket) => {
        open += 1
        socket.once('close', () => (open -= 1))
      })
      tell('site_connections', 'Open connections', () => open)
    },
    text: () => registry.metrics(),
  }
}

/** For a visitor who left before an answer began; nginx logs the same. */
const leftEarly = 499

const statusClass = (status: number): string => (status === 304 ? '304' : `${Math.floor(status / 100)}xx`)

/** A server for metrics alone: what it tells is for operators. */
export const createMetricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const headers = { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }
    void metrics.text().then(
      (text) => response.writeHead(200, headers).end(text),
      () => response.writeHead(500).end(),
    )
  })
