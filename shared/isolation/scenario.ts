import type { ComponentType } from 'react'

/** A fault that the local platform applies to calls. */
export interface ScenarioFault {
  /** A part of the calls' address, such as `/rewards`. For the identity provider, whose calls share one address, the operation: `ListDevices`. */
  readonly address: string
  /** The value of the platform's `x-scenario` header: `status; status=500`, `hang`, `empty` … (`e2e/platform/README.md`). */
  readonly effect: string
}

/** What somebody does on a screen, by the names on it: presses a button, or fills a field in. */
export type ScenarioStep = { readonly press: string | RegExp } | { readonly fill: string; readonly with: string }

/** One state of a remote's screen. Each scenario has its own address. */
export interface Scenario {
  /** Its name in the address: `?scenario=…`. */
  readonly slug: string
  /** For testers, in Portuguese. */
  readonly name: string
  /** The screen's address in the composed site. */
  readonly path: string
  /** The seed customer who is signed in, by name; undefined for signed out. */
  readonly customer?: string
  readonly screen: ComponentType
  /** What the platform does to some of this scenario's calls. */
  readonly fault?: ScenarioFault
  /** Prepares browser storage before the screen's first render. */
  readonly prepare?: () => void
  /** What somebody does, once, after the screen's first render: it leads to states that nothing stores. */
  readonly steps?: readonly ScenarioStep[]
}

/** The address of a scenario. */
export const addressOf = ({ path, slug }: Scenario): string => `${path}${path.includes('?') ? '&' : '?'}scenario=${slug}`
