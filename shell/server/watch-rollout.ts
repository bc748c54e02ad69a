import type { SiteConfig } from 'shared/contract'
import { abort } from '../store/promote.ts'
import { openStore } from '../store/file-store.ts'
import { messageOf } from '../store/problems.ts'
import type { FollowedStore } from './follow-store.ts'

/** How often the server asks how the candidate is doing. */
const askEveryMs = 1000
const answerTimeoutMs = 5000

/** The loads of a release's screens, by how they ended. */
export interface LoadCounts {
  readonly loaded: number
  readonly recovered: number
  readonly failed: number
}

/**
 * Aborts a rollout if too many loads of the candidate fail, by the service that counts them (`rollouts` in the configuration). Several
 * servers may do so at once: only one entry is written. Returns a function that stops asking.
 */
export function watchRollout({ rollouts }: SiteConfig, address: string, releases: FollowedStore): () => void {
  if (!rollouts) return () => undefined
  const { loadsUrl, failedShare, minimumLoads } = rollouts
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let lastProblem: string | undefined
  lookLater()

  function lookLater(): void {
    if (!isStopped) timer = setTimeout(() => void look().then(lookLater), askEveryMs).unref()
  }

  async function look(): Promise<void> {
    const { candidate } = releases.current()
    if (!candidate) return
    try {
      const counts = await askForLoads(loadsUrl, candidate.served.release.id)
      const message = verdict(counts, failedShare, minimumLoads)
      if (message !== undefined)
        await abort(openStore(address), { by: 'the site’s server', message }, candidate.rollout.version)
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

async function askForLoads(loadsUrl: string, release: string): Promise<LoadCounts> {
  const response = await fetch(`${loadsUrl}?release=${release}`, { signal: AbortSignal.timeout(answerTimeoutMs) })
  if (!response.ok) throw new Error(`${loadsUrl} answers ${response.status}`)
  return (await response.json()) as LoadCounts
}

/** Why a rollout must end; undefined if it may go on. */
export function verdict(
  { loaded, recovered, failed }: LoadCounts,
  failedShare: number,
  minimumLoads: number,
): string | undefined {
  const all = loaded + recovered + failed
  return all >= minimumLoads && failed / all >= failedShare ? `${failed} of ${all} loads failed` : undefined
}
