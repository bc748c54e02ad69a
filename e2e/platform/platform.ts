import type { DatabaseSync } from 'node:sqlite'
import { readSiteConfig } from 'shared/contract/site-config'
import { addressesOf, serviceNames, type Addresses, type ServiceName } from './addresses.ts'
import { createAnalyticsService } from './analytics/service.ts'
import { createApiService } from './api/service.ts'
import { createAuthHelperService } from './auth-helper/service.ts'
import { createCdnService } from './cdn/service.ts'
import type { PlatformContext } from './context.ts'
import { createControlService } from './control/service.ts'
import { openClock } from './clock.ts'
import { openDatabase } from './database/open-database.ts'
import { createWaitingCalls } from './faults/waiting-calls.ts'
import { openPort, type OpenPort } from './http/port.ts'
import { loadCertificate } from './hosted-ui/certificate.ts'
import { createHostedUiService } from './hosted-ui/service.ts'
import type { ServiceApp } from './http/service-app.ts'
import { createIdentityService } from './identity/service.ts'
import { loadSigningKey } from './identity/signing-key.ts'
import { createInboxService } from './inbox/service.ts'
import { seedDatabase } from './seed/seed-database.ts'
import { siteConfigFor } from './site-config.ts'
import { createClubService, createMainSiteService } from './sites/service.ts'
import { createSwapService } from './swap/service.ts'
import { createTermsService } from './terms/service.ts'

export interface PlatformOptions {
  /** Port of the first service; the others follow. 0 (the default) means any free ports. */
  readonly firstPort?: number
  /** SQLite file, kept between starts; by default the database is in memory. */
  readonly databaseFile?: string
  /** Address of the site, to which redirects lead. Default http://localhost:3000/ */
  readonly siteUrl?: string
  /** The time, in epoch milliseconds. Default: this machine's. */
  readonly time?: () => number
}

export interface Platform {
  readonly addresses: Addresses
  /** The complete `config.json` of a site that uses this platform. */
  readonly siteConfig: unknown
  readonly database: DatabaseSync
  /** The hosted UI's certificate in PEM, for a client other than a browser to trust. */
  readonly certificate: string
  /** Resets to the seed. Calls under way lose their connection; whatever they still do ends before the reset. */
  reset(): Promise<void>
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const services: Readonly<Record<ServiceName, (context: PlatformContext) => ServiceApp>> = {
  control: createControlService,
  identity: createIdentityService,
  api: createApiService,
  swap: createSwapService,
  authHelper: createAuthHelperService,
  terms: createTermsService,
  cdn: createCdnService,
  inbox: createInboxService,
  club: createClubService,
  mainSite: createMainSiteService,
  hostedUi: createHostedUiService,
  analytics: createAnalyticsService,
}

/** Starts everything outside the site, on the loopback interface. Several in one process share nothing. @throws if a port is taken */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const { firstPort = 0, databaseFile, siteUrl = 'http://localhost:3000/', time } = options
  const ports = await openPorts(firstPort)
  const { database, isNew } = openDatabase(databaseFile)
  const world = { database, clock: openClock(database, time) }
  if (isNew) seedDatabase(world)

  const addresses = addressesOf((name) => ports[name].port)
  const siteConfigDocument = siteConfigFor(addresses, siteUrl)
  const siteConfig = readSiteConfig(siteConfigDocument)
  if (!siteConfig.ok) throw new Error(`The platform's own configuration is refused: ${siteConfig.problem}`)

  const callsInFlight = new Set<Promise<void>>()
  const waitingCalls = createWaitingCalls()
  const customersPorts = serviceNames.filter((name) => name !== 'control').map((name) => ports[name])

  /** After this no earlier call does anything: the database is reset by then, or closed. */
  async function endCalls(): Promise<void> {
    waitingCalls.end()
    for (const port of customersPorts) port.closeConnections()
    await Promise.allSettled(callsInFlight)
  }

  async function reset(): Promise<void> {
    await endCalls()
    seedDatabase(world)
  }

  async function close(): Promise<void> {
    await Promise.all([endCalls(), ...serviceNames.map((name) => ports[name].close())])
    database.close()
  }

  const context: PlatformContext = {
    ...world,
    addresses,
    siteConfigDocument,
    siteConfig: siteConfig.config,
    siteUrl,
    signingKey: await loadSigningKey(database),
    reset,
    callsInFlight,
    waitingCalls,
    closeUnusedConnections: (service) => ports[service].closeUnusedConnections(),
  }
  const certificate = await loadCertificate(database)
  for (const name of serviceNames) ports[name].serve(services[name](context), certificate)

  return {
    addresses,
    siteConfig: siteConfigDocument,
    database,
    certificate: certificate.certificate,
    reset,
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** One port for each service; if one is taken, those opened before it are closed again. */
async function openPorts(firstPort: number): Promise<Record<ServiceName, OpenPort>> {
  const opened: [ServiceName, OpenPort][] = []
  try {
    for (const [index, name] of serviceNames.entries()) {
      const port = firstPort === 0 ? 0 : firstPort + index
      opened.push([name, await openPort(port, name === 'hostedUi' ? 'https' : 'http')])
    }
  } catch (error) {
    await Promise.all(opened.map(([, port]) => port.close()))
    throw error
  }
  return Object.fromEntries(opened) as Record<ServiceName, OpenPort>
}
