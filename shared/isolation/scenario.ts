import type { ComponentType } from 'react'

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
  /** Prepares browser storage before the screen's first render. */
  readonly prepare?: () => void
}

/** Where a scenario is reached. */
export const addressOf = ({ path, slug }: Scenario): string => `${path}?scenario=${slug}`
