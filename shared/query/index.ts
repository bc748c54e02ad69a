export { queryClient } from './query-client.ts'
export { QueryCache } from './QueryCache.tsx'
export { onceOnline } from './retries.ts'
export {
  customerKey,
  membershipAt,
  pointsQuery,
  rewardsQuery,
  statementQuery,
  type CustomerScope,
  type Membership,
} from './membership-queries.ts'
export { useLoaded, type Loaded } from './use-loaded.ts'
export {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
