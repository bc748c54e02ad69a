import type { DatabaseSync } from 'node:sqlite'
import type { SiteConfig } from 'shared/contract'
import type { Addresses, ServiceName } from './addresses.ts'
import type { Clock } from './clock.ts'
import type { WaitingCalls } from './faults/waiting-calls.ts'
import type { SigningKey } from './identity/signing-key.ts'

/** What every service of one running platform shares. */
export interface PlatformContext {
  readonly database: DatabaseSync
  readonly clock: Clock
  readonly addresses: Addresses
  /** The document that control serves. */
  readonly siteConfigDocument: object
  /** The same, in the form for the contract's path templates. */
  readonly siteConfig: SiteConfig
  readonly siteUrl: string
  readonly signingKey: SigningKey
  /** Ends calls under way, and resets the database to its seed. */
  readonly reset: () => Promise<void>
  /** For every service except control. */
  readonly callsInFlight: Set<Promise<void>>
  readonly waitingCalls: WaitingCalls
  /** Makes the next request to a service use a new connection. */
  readonly closeUnusedConnections: (service: ServiceName) => void
}

/** State and time: all that most rules are computed from. */
export type World = Pick<PlatformContext, 'database' | 'clock'>
