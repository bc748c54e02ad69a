import { createServer, type Server, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FollowedStore } from './follow-store.ts'

/** What a server counts and measures, in Prometheus' text format. No label comes from what a visitor sends. */
export type Metrics = ReturnType<typeof createMetrics>

/** From a page in memory to a former file that a slow bucket gives. */
const secondsOfRequests = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 30]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const requests = counter('site_requests_total', 'Requests, by kind and class of status', 'kind', 'status')
  const loads = counter('site_screen_loads_total', 'Loads of screens in browsers', 'part', 'arm', 'outcome')
  const problems = counter('site_problems_total', 'Problems in browsers', 'part', 'kind')
  const refused = counter('site_reports_refused_total', 'Reports of browsers that were not taken', 'reason')
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'From a request to the last byte of its answer',
    labelNames: ['kind'],
    buckets: secondsOfRequests,
    registers,
  })
  /** Values that are read whenever somebody asks for the metrics. */
  const tell = (
    name: string,
    help: string,
    read: () => number | readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[],
    kind: typeof Gauge | typeof Counter = Gauge,
    ...labelNames: string[]
  ) =>
    registry.registerMetric(
      new kind<string>({
        name,
        help,
        labelNames,
        registers: [],
        collect(this: Gauge<string> | Counter<string>) {
          const values = read()
          this.reset()
          if (typeof values === 'number') this.inc(values)
          else for (const [labels, value] of values) this.inc(labels, value)
        },
      }),
    )

  return {
    countRequest(response: ServerResponse): void {
      const begin = performance.now()
      response.once('close', () => {
        const { headersSent, statusCode, requestKind: kind = 'other' } = response
        requests.inc({ kind, status: statusClass(headersSent ? statusCode : leftEarly) })
        seconds.observe({ kind }, (performance.now() - begin) / 1000)
      })
    },
    /** Counts a screen's load. @param arm whose release the page was opened with: stable, candidate or former */
    countLoad: (part: string, arm: string, outcome: string) => loads.inc({ part, arm, outcome }),
    countProblem: (part: string, kind: string) => problems.inc({ part, kind }),
    refuseReport: (reason: string) => refused.inc({ reason }),
    /** From now on what is served is told. */
    watchReleases(releases: FollowedStore): void {
      const served = () => {
        const { stable, candidate } = releases.current()
        const arms = { stable, ...(candidate && { candidate: candidate.served }) }
        return Object.entries(arms).map(([arm, { release }]) => [{ release: release.id, arm }, 1] as const)
      }
      const reads = () =>
        (['answered', 'failed'] as const).map((result) => [{ result }, releases.looks()[result]] as const)
      tell('site_release_info', 'The releases that are served: 1', served, Gauge, 'release', 'arm')
      tell('site_store_reads_total', 'Looks at the store, by whether it answered', reads, Counter, 'result')
      tell('site_log_entry', 'The entry of the release log that is served', () => releases.entry())
      tell('site_log_entry_newest', 'The highest number in the release log', () => releases.looks().newest)
      tell('site_store_read_timestamp_seconds', 'When the store last answered', () => releases.looks().answeredAt)
      tell('site_release_load_seconds', 'How long the served entry took to load', () => releases.looks().loadSeconds)
      tell('site_problem', 'Whether /readyz names a problem', () => (releases.problem() === undefined ? 0 : 1))
      tell(
        'site_rollout_percent',
        'The candidate’s share; 0 without one',
        () => releases.current().candidate?.rollout.percent ?? 0,
      )
    },
    watchConnections(server: Server): void {
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
