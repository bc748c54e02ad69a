import type { DatabaseSync } from 'node:sqlite'
import type { SiteConfig } from 'shared/contract'
import type { Addresses, ServiceName } from './addresses.ts'
import type { Clock } from './clock.ts'
import type { WaitingCalls } from './faults/waiting-calls.ts'
import type { CallsUnderWay } from './http/calls-under-way.ts'
import type { SigningKey } from './identity/signing-key.ts'

/** What every service of one running platform shares. */
export interface PlatformContext {
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly addresses: Addresses
  /** The document that control hands out. */
  readonly siteConfigDocument: object
  /** The same, as the contract's path templates take it. */
  readonly siteConfig: SiteConfig
  readonly siteUrl: string
  readonly signingKey: SigningKey
  /** Ends what is under way, and puts the database back to its seed. */
  readonly reset: () => Promise<void>
  /** Of every service but control. */
  readonly callsUnderWay: CallsUnderWay
  readonly waitingCalls: WaitingCalls
  /** The next request to a service comes on a new connection. */
  readonly closeUnusedConnections: (service: ServiceName) => void
}

/** State and time: all that most rules are computed from. */
export type World = Pick<PlatformContext, 'database' | 'clock'>
