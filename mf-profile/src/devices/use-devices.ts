import { useQuery } from 'shared/query'
import { useSession } from 'shared/session'
import { callSettings } from '../settings/call-settings.ts'

/** The customer's devices as the provider lists them now; what could not be asked is a value, too. */
export function useDevices() {
  const sub = useSession().user?.sub
  return useQuery({
    queryKey: ['devices', sub],
    queryFn: () => callSettings((settings) => settings.listDevices()),
    // Each opening asks anew: other devices sign in and out meanwhile.
    staleTime: 0,
    gcTime: 0,
  })
}
