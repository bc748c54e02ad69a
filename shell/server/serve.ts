import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { configuredStore } from '../store/open-store.ts'
import { refuse } from '../store/refuse.ts'
import {
  readConfiguredDrain,
  readConfiguredMetrics,
  readConfiguredOverrideKey,
  readConfiguredPort,
  readConfiguredSite,
} from './configuration.ts'
import { logLines } from './log.ts'
import { createMetrics, createMetricsServer } from './metrics.ts'
import { createSiteServer, stopOnSignal } from './site-server.ts'

/**
 * Serves the composed site until this process gets a signal to stop (SIGTERM, SIGINT), as its environment says:
 *   SITE_CONFIG    file of the configuration; default: the local platform's
 *   PORT           default 3000
 *   RELEASE_STORE  the folder or bucket (s3://bucket/prefix?endpoint=…&region=…) to which `pnpm release` publishes
 *   DRAIN_SECONDS  how long it still answers after the signal, while /readyz says 503; default 5
 *   OVERRIDE_PUBLIC_KEY  the key of those who may show a published version in a tab (`release keys`); default: nobody may
 *   METRICS_LISTEN address and port that serve /metrics; default: none
 * Its log is on standard output. What is wrong ends the process, with one line on standard error.
 * @param byDefault the store if RELEASE_STORE names none
 */
export async function serve(byDefault?: string): Promise<void> {
  // A log that nobody reads any more, or a full disk, ends no server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    const store = configuredStore(byDefault)
    const port = readConfiguredPort()
    const drainMs = readConfiguredDrain() * 1000
    const overrideKey = readConfiguredOverrideKey()
    const listenForMetrics = readConfiguredMetrics()
    const config = await readConfiguredSite(undefined, logLines)
    const metrics = listenForMetrics && createMetrics()
    const metricsAt = metrics && (await listen(createMetricsServer(metrics), listenForMetrics, 'METRICS_LISTEN'))
    const server = createSiteServer({ config, store, overrideKey, drainMs, log: logLines, metrics })
    stopOnSignal(server)
    const address = await listen(server, { port }, 'PORT')
    await server.opened
    const told = metricsAt ? `  metrics ${addressOf(metricsAt)}metrics` : ''
    logLines('started', `site http://localhost:${address.port}/${told}`, {
      seconds: Number(process.uptime().toFixed(3)),
    })
  } catch (failure) {
    refuse(failure)
  }
}

const addressOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`

/** @param setting what names the port @throws {Error} with one line that names it */
function listen(server: Server, where: { host?: string; port: number }, setting: string): Promise<AddressInfo> {
  return new Promise((listening, fail) => {
    server.once('error', ({ message }) => fail(new Error(`${setting} ${where.port}: ${message}`)))
    server.listen(where, () => listening(server.address() as AddressInfo))
  })
}
