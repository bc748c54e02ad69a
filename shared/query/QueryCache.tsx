import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { queryClient, refetchLost } from './query-client.ts'

/** Gives the cache to a customer's screens. What they show and was lost is asked for again when the network is back. */
export function QueryCache({ children }: { readonly children: ReactNode }) {
  useEffect(refetchLost, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
