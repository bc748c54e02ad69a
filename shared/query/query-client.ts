import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../api/index.ts'

/** The pauses before the two retries: all within three seconds (readings, "Data and display"). */
const retryPausesMs = [500, 1500]

/** A GET is retried if there was no response or the service failed; never on 4xx, never after a timeout. */
export function isWorthRepeating(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  const { error } = failure
  return error.kind === 'network' || (error.kind === 'status' && error.status >= 500)
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
