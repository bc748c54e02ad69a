import type { Browser } from 'playwright'
import { slowPhone } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'
import { coldHome, type StorageState } from '../measure/cold-visits.ts'
import { median } from './median.ts'

/** A site whose home is measured. */
export interface TimedSite {
  readonly url: string
  /** The customer whose home it is; undefined if the home needs no session. */
  readonly customer: StorageState | undefined
}

/**
 * Time until the final total is in the accessible text, federated divided by monolith: cold, throttled, in
 * turns, so that other load on the machine affects both. Only the ratio is a figure.
 */
export async function pointsTimeRatio(
  browser: Browser,
  federated: TimedSite,
  monolith: TimedSite,
  rounds: number,
): Promise<Measured> {
  const timeOf = async ({ url, customer }: TimedSite) =>
    (await coldHome(browser, url, customer, { slow: slowPhone })).seenAfterMs
  const times: { readonly federated: number; readonly monolith: number }[] = []
  for (let round = 0; round < rounds; round++) {
    times.push({ federated: await timeOf(federated), monolith: await timeOf(monolith) })
  }
  const ratios = times.map((time) => time.federated / time.monolith)
  const [one, other] = [median(times.map((time) => time.federated)), median(times.map((time) => time.monolith))]
  return {
    value: one / other,
    worst: Math.max(...ratios),
    detail: `medians of ${rounds} in turns: ${Math.round(one)} ÷ ${Math.round(other)} ms`,
  }
}
