import { useMemo, useSyncExternalStore } from 'react'
import { keptVouchers, type SeenVoucher } from 'shared/vouchers'
import { eachTick } from './RemainingTime.tsx'

/**
 * The vouchers of an organisation that this device has seen, followed live: read from the storage at each tick, so that one leaves when it
 * expires, and what another tab has seen, or a sign-out erased there, shows here too.
 */
export function useKeptVouchers(organizationKey: string): readonly SeenVoucher[] {
  const text = useSyncExternalStore(eachTick, () => JSON.stringify(keptVouchers(organizationKey)))
  return useMemo(() => JSON.parse(text) as SeenVoucher[], [text])
}
