import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

interface Retry {
  /** A request is under way. */
  readonly isFetching: boolean
  readonly retry: () => void
}

/** What a screen knows of something that it loads. */
export type Loaded<Data> =
  | { readonly state: 'pending' }
  /** Nothing is known: each request so far failed. It stays so during a retry, and with it the button that was pressed. */
  | ({ readonly state: 'failed' } & Retry)
  /** `isOutdated`: the last request failed, so the data is of an earlier one. */
  | ({ readonly state: 'loaded'; readonly data: Data; readonly isOutdated: boolean } & Retry)

/** Loads what a query describes, and follows it. */
export function useLoaded<Answer, Data, Key extends QueryKey>(options: UseQueryOptions<Answer, Error, Data, Key>): Loaded<Data> {
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery(options)
  const retry = { isFetching, retry: () => void refetch() }
  if (data !== undefined) return { state: 'loaded', data, isOutdated: isError, ...retry }
  // A retry makes the query itself 'pending' again.
  return errorUpdateCount > 0 ? { state: 'failed', ...retry } : { state: 'pending' }
}
