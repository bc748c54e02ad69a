import { useState } from 'react'
import { useLocation } from 'shared/router'
import { toTill, type SeenVoucher } from 'shared/vouchers'
import { useNavigateOnce } from '../use-navigate-once.ts'

/**
 * The till is a step in the browser's history, so that going back leaves it and nothing else. The step says nothing of the voucher: a
 * history outlives a sign-out.
 * @param first what a link to the till opens
 */
export function useTill(first?: SeenVoucher) {
  const { pathname, search, state } = useLocation() as {
    pathname: string
    search: string
    state: { till?: unknown } | null
  }
  const navigateOnce = useNavigateOnce()
  const [shown, setShown] = useState<{ readonly step: string; readonly voucher: SeenVoucher } | undefined>(
    first && { step: toTill.till, voucher: first },
  )
  const isShown = shown !== undefined && state?.till === shown.step

  return {
    voucher: isShown ? shown.voucher : undefined,
    show: (voucher: SeenVoucher) => {
      const step = String(Math.random())
      if (navigateOnce({ pathname, search }, { state: { till: step } })) setShown({ step, voucher })
    },
    leave: () => void navigateOnce(-1),
  }
}
