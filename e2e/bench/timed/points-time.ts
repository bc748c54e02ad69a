import type { Browser } from 'playwright'
import { slowPhone } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'
import { coldHome, signedInState } from '../measure/cold-visits.ts'
import type { BenchSites } from '../sites/bench-sites.ts'
import { median } from './median.ts'

const rounds = 9

/**
 * Time until the final total is in the accessible text, federated by monolith: cold, throttled,
 * in turns, so that whatever else the machine does meets both. Only the ratio is a figure.
 */
export async function pointsTimeRatio(browser: Browser, { composed, monolith }: BenchSites): Promise<Measured> {
  const sites = [
    { url: composed.url, customer: await signedInState(browser, composed.url), times: [] as number[] },
    { url: monolith.url, customer: await signedInState(browser, monolith.url), times: [] as number[] },
  ] as const
  for (let round = 0; round < rounds; round++) {
    for (const { url, customer, times } of sites) {
      const { seenAfterMs } = await coldHome(browser, url, customer, { slow: slowPhone })
      times.push(seenAfterMs)
    }
  }
  const [federated, whole] = [median(sites[0].times), median(sites[1].times)]
  return {
    value: federated / whole,
    detail: `medians of ${rounds} in turns: ${Math.round(federated)} ÷ ${Math.round(whole)} ms`,
  }
}
