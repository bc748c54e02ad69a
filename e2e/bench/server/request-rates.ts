import autocannon from 'autocannon'
import { rawRequest } from 'shell/testing'
import type { Measured } from '../judge.ts'
import { median } from '../timed/median.ts'
import type { BareAnswer } from './bare-server.ts'
import { startBareProcess, type ServerProcess } from './server-processes.ts'

/** The encodings that a browser accepts. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const

const connections = 50

/** How long each server is loaded. */
export interface Effort {
  /** Rounds for each server, in turns, after a warm-up. */
  readonly rounds: number
  /** The result of a round. */
  readonly seconds: number
}

interface Rate {
  readonly perSecond: number
  readonly p99Ms: number
}

/**
 * How many requests a server answers, divided by how many a bare server answers that sends the same bytes: both in turns, medians.
 * @param path what to request from both
 */
export async function rateRatio(
  site: Pick<ServerProcess, 'url'>,
  path: string,
  { rounds, seconds }: Effort,
): Promise<Measured> {
  const bare = await startBareProcess(await answerAt(`${site.url}${path}`))
  try {
    const siteRates: Rate[] = []
    const bareRates: Rate[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const [siteRate, bareRate] = [
        await measureRate(`${site.url}${path}`, seconds),
        await measureRate(`${bare.url}${path}`, seconds),
      ]
      if (round === 0) continue
      siteRates.push(siteRate)
      bareRates.push(bareRate)
    }
    const [own, other] = [medianRate(siteRates), medianRate(bareRates)]
    const ratios = siteRates.map(({ perSecond }, round) => perSecond / (bareRates[round]?.perSecond ?? Number.NaN))
    return {
      value: own.perSecond / other.perSecond,
      worst: Math.min(...ratios),
      detail: `${path.split('.')[0]}: ${said(own)}; a bare server ${said(other)}`,
    }
  } finally {
    await bare.stop()
  }
}

const said = ({ perSecond, p99Ms }: Rate) => `${Math.round(perSecond)} a second, p99 ${p99Ms.toFixed(0)} ms`

const medianRate = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  p99Ms: median(rates.map(({ p99Ms }) => p99Ms)),
})

async function measureRate(url: string, duration: number): Promise<Rate> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections,
    duration,
    headers: browserHeaders,
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} requests failed, ${non2xx} had another status`)
  return { perSecond: requests.average, p99Ms: latency.p99 }
}

/** Exactly what a server sends. */
async function answerAt(url: string): Promise<BareAnswer> {
  const { origin, pathname } = new URL(url)
  const { headers, bytes } = await rawRequest(origin, pathname, { headers: browserHeaders })
  // Node adds these by itself.
  const own = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { headers: Object.fromEntries(own) as Record<string, string>, body: bytes.toString('base64') }
}
