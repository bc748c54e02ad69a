import type { SiteConfig } from 'shared/contract'
import * as v from 'valibot'
import { abort } from '../store/changes.ts'
import { openStore } from '../store/open-store.ts'
import { messageOf } from '../store/problems.ts'
import { readEntry } from '../store/release-log.ts'
import { changeServed } from '../store/serve.ts'
import type { FollowedStore } from './follow-store.ts'

/** How often the server asks how the candidate is doing. */
const askEveryMs = 1000
const answerTimeoutMs = 5000

/** The loads of a release's screens, by how they ended. */
const loadCounts = v.object({ loaded: v.number(), recovered: v.number(), failed: v.number() })
export type LoadCounts = v.InferOutput<typeof loadCounts>

/**
 * Aborts a rollout if, since it began, more loads of the candidate fail than of what most customers get, by the service that counts them
 * (`rollouts` in the configuration). Several servers may do so at once: only one entry is written. Returns a function that stops asking.
 */
export function watchRollout({ rollouts }: SiteConfig, address: string, releases: FollowedStore): () => void {
  if (!rollouts) return () => undefined
  const { loadsUrl, failedShare, minimumLoads } = rollouts
  const store = openStore(address)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let lastProblem: string | undefined
  lookLater()

  function lookLater(): void {
    if (!isStopped) timer = setTimeout(() => void look().then(lookLater), askEveryMs).unref()
  }

  async function look(): Promise<void> {
    const { candidate, stable } = releases.current()
    if (!candidate) return
    try {
      const { since, version } = candidate.rollout
      const begun = since === undefined ? '' : (await readEntry(store, since)).action.at
      const [counts, usual] = await Promise.all(
        [candidate.served, stable].map(({ release }) => askForLoads(loadsUrl, release.id, begun)),
      )
      const message = counts && usual && verdict(counts, usual, failedShare, minimumLoads)
      if (message !== undefined) await changeServed(store, abort(version), { by: 'the site’s server', message })
      lastProblem = undefined
    } catch (failure) {
      const text = messageOf(failure)
      if (text !== lastProblem) console.error(`the rollout is not watched: ${text}`)
      lastProblem = text
    }
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

async function askForLoads(loadsUrl: string, release: string, since: string): Promise<LoadCounts> {
  const query = new URLSearchParams({ release, ...(since && { since }) })
  const response = await fetch(`${loadsUrl}?${query}`, { signal: AbortSignal.timeout(answerTimeoutMs) })
  if (!response.ok) throw new Error(`${loadsUrl} answers ${response.status}`)
  return v.parse(loadCounts, await response.json())
}

/** Why a rollout must end; undefined if it may go on. What fails as often for everybody, such as a network, is not the candidate's fault. */
export function verdict(
  counts: LoadCounts,
  usual: LoadCounts,
  failedShare: number,
  minimumLoads: number,
): string | undefined {
  const all = loadsOf(counts)
  const isBad = all >= minimumLoads && counts.failed / all - usual.failed / Math.max(1, loadsOf(usual)) >= failedShare
  return isBad ? `${counts.failed} of ${all} loads failed` : undefined
}

const loadsOf = ({ loaded, recovered, failed }: LoadCounts): number => loaded + recovered + failed
