import { bytesByType, fontKilobytes, scriptKilobytes } from '../browser/bytes.ts'
import { longestChain, longestScriptChain, type Chain } from '../browser/request-chain.ts'
import { homePath } from '../browser/screens.ts'
import type { Visit } from '../browser/visit.ts'
import type { Measured } from '../judge.ts'

/** JavaScript of a visit. */
export const scriptsOf = ({ requests }: Visit, siteUrl: string): Measured => ({
  value: scriptKilobytes(requests),
  detail: bytesByType(requests, siteUrl),
})

/** Fonts of the visit that fetches more of them. */
export const fontsOf = (visits: readonly Visit[]): Measured => ({
  value: Math.max(...visits.map(({ requests }) => fontKilobytes(requests))),
})

/** JavaScript of the federated site divided by that of the monolith. */
export function scriptRatioOf(federated: Visit, monolith: Visit): Measured {
  const [one, other] = [scriptKilobytes(federated.requests), scriptKilobytes(monolith.requests)]
  return {
    value: one / other,
    orElse: one - other,
    detail: `${one.toFixed(1)} ÷ ${other.toFixed(1)} kB: ${(one - other).toFixed(1)} kB more`,
  }
}

/** The request chain of a visit under `slowRounds`. */
export const chainOf = ({ requests, seenAtMs }: Visit): Measured => measuredChain(longestChain(requests, seenAtMs))

/** The longest chain of scripts in any of these visits. */
export function scriptChainOf(visits: readonly Visit[]): Measured {
  const chains = visits.map(({ requests }) => longestScriptChain(requests))
  return measuredChain(chains.toSorted((one, other) => other.length - one.length)[0] ?? { length: 0, links: [] })
}

const measuredChain = ({ length, links }: Chain): Measured => ({
  value: length,
  detail: links.map((url) => new URL(url).pathname).join(' → '),
})

/** The page's size for a returning customer: it names the most files. Uncompressed, the stricter reading. */
export async function htmlSize(siteUrl: string): Promise<Measured> {
  const answer = await fetch(`${siteUrl}${homePath}`, { headers: { cookie: 'signed_in=1' } })
  return { value: (await answer.arrayBuffer()).byteLength / 1000 }
}
