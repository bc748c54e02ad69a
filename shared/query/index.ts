export { isLost, onceOnline, queryClient, refetchLost } from './query-client.ts'
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
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
