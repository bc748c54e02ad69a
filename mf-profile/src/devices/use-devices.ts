import { useQuery } from 'shared/query'
import { callAccountSettings, useSession } from 'shared/session'

/** The customer's devices as the provider lists them now; what could not be asked is a value, too. */
export function useDevices() {
  const sub = useSession().user?.sub
  return useQuery({
    queryKey: ['devices', sub],
    queryFn: () => callAccountSettings((settings) => settings.listDevices()),
    // Each opening asks anew: other devices sign in and out meanwhile.
    staleTime: 0,
    gcTime: 0,
  })
}
