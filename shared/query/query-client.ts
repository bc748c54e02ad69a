import { QueryClient, type Query } from '@tanstack/react-query'
import { ApiFailure } from '../api/index.ts'
import { delay } from '../tasks/index.ts'

/** The pauses before the two retries: all within three seconds (readings, "Data and display"). */
const retryPausesMs = [500, 1500]

/** A GET is retried if there was no response or the service failed; never on 4xx, never after a timeout. */
export function isWorthRepeating(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  const { error } = failure
  return error.kind === 'network' || (error.kind === 'status' && error.status >= 500)
}

/** Whether a failed read is asked again once the network is back: it had no answer, or a fault of its service. */
export const isLost = (failure: unknown): boolean =>
  isWorthRepeating(failure) || (failure instanceof ApiFailure && failure.error.kind === 'timeout')

/** Acts once when the network is back, within two seconds: many customers are online again at the same moment. @returns ends the wait */
export function onceOnline(act: () => void): () => void {
  const waiting = new AbortController()
  const pause = () => void delay(Math.random() * 2000).then(() => waiting.signal.aborted || act())
  addEventListener('online', pause, { once: true, signal: waiting.signal })
  return () => waiting.abort()
}

/** Asks again, whenever the network is back, what the screen shows and was lost. Nothing else, and no write. */
export function refetchLost(): void {
  onceOnline(() => {
    refetchLost()
    const predicate = ({ state: { error } }: Query) => isLost(error)
    void queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  })
}

/** The one cache of server data, shared by every remote and emptied at sign-out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (repetitions, failure) => repetitions < retryPausesMs.length && isWorthRepeating(failure),
      retryDelay: (repetition) => retryPausesMs[repetition] ?? 0,
      staleTime: 30_000,
      // Being offline is a failure that the screen shows, not a reason to wait for ever.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
