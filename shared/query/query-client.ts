import { QueryClient, type Query } from '@tanstack/react-query'
import { opened } from './opened-cache.ts'
import { isLost, isWorthRepeating, onceOnline, retryPausesMs } from './retries.ts'

/** Asks again, whenever the network is back, what the screen shows and was lost. Nothing else, and no write. @returns ends it */
export function refetchLost(): () => void {
  let stop: () => void
  const wait = () => {
    stop = onceOnline(() => {
      wait()
      const predicate = ({ state: { error } }: Query) => isLost(error)
      void queryClient.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
    })
  }
  wait()
  return () => stop()
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

opened.cache = queryClient
