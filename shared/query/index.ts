export { queryClient } from './query-client.ts'
export { customerKey, type CustomerScope } from './customer-key.ts'
export {
  QueryClientProvider,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
