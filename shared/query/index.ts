export { queryClient } from './query-client.ts'
export { customerKey, type CustomerScope, type Membership } from './customer-key.ts'
export { pointsQuery } from './points-query.ts'
export { rewardsQuery } from './rewards-query.ts'
export { statementQuery } from './statement-query.ts'
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
