import type { ComponentType } from 'react'

/** Something that goes wrong on purpose. */
export interface ScenarioFault {
  /** A part of the calls' address, such as `/rewards`; of the identity provider's, which all have one, the operation, such as `ListDevices`. */
  readonly address: string
  /** As the platform's `x-scenario` header says it: `status; status=500`, `hang`, `empty` … (`e2e/platform/README.md`). */
  readonly effect: string
}

/** One state of a remote's screen, reachable by its address. */
export interface Scenario {
  /** Its name in the address: `?scenario=…`. */
  readonly slug: string
  /** What a tester reads, in Portuguese. */
  readonly name: string
  /** The address that the screen would have in the composed site. */
  readonly path: string
  /** The seed customer who is signed in, by name; undefined for signed out. */
  readonly customer?: string
  readonly screen: ComponentType
  /** What the platform lets happen to some of this scenario's calls. */
  readonly fault?: ScenarioFault
  /** Prepares browser storage before the screen's first render. */
  readonly prepare?: () => void
}

/** Where a scenario is reached. */
export const addressOf = ({ path, slug }: Scenario): string => `${path}?scenario=${slug}`
