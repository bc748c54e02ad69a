import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

interface Retry {
  readonly isFetching: boolean
  readonly retry: () => void
}

/** The state of data that a screen loads. */
export type Loaded<Data> =
  | { readonly state: 'pending' }
  /** There is no data: each request so far failed. The state stays during a retry, and so does the button that was pressed. */
  | ({ readonly state: 'failed' } & Retry)
  /** `isOutdated`: the last request failed, so the data is from an earlier one. */
  | ({ readonly state: 'loaded'; readonly data: Data; readonly isOutdated: boolean } & Retry)

export function useLoaded<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): Loaded<Data> {
  const { data, isError, isFetching, errorUpdateCount, refetch } = useQuery(options)
  const retry = { isFetching, retry: () => void refetch() }
  if (data !== undefined) return { state: 'loaded', data, isOutdated: isError, ...retry }
  // A retry makes the query itself 'pending' again.
  return errorUpdateCount > 0 ? { state: 'failed', ...retry } : { state: 'pending' }
}
