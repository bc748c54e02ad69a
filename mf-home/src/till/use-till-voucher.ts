import { useEffect, useState } from 'react'
import { paths, useLocation, useNavigate } from 'shared/router'
import { useKeptVouchers, type SeenVoucher } from 'shared/vouchers'
import { useIsFirstStep } from './use-leave.ts'

/** What the counter's screen shows of the kept vouchers. */
export interface TillVouchers {
  /** All that are valid, the one that lasts longest first. */
  readonly vouchers: readonly SeenVoucher[]
  /** The reward whose voucher it is; undefined where there is none to show. */
  readonly rewardId: string | undefined
  /** Undefined once it has expired: no other takes its place. */
  readonly voucher: SeenVoucher | undefined
}

/** The kept voucher that the address names, as `paths.till` writes it; without a name, the first one that was there, which the address then names. */
export function useTillVoucher(organizationKey: string): TillVouchers {
  const query = new URLSearchParams(useLocation().search)
  const vouchers = useKeptVouchers(organizationKey)
  const [first, setFirst] = useState(vouchers[0])
  if (!first && vouchers[0]) setFirst(vouchers[0])
  const isNamed = query.has('recompensa')
  const isFirstStep = useIsFirstStep()
  const navigate = useNavigate()
  useEffect(() => {
    if (first && !isNamed) void navigate(paths.till(organizationKey, first), { replace: true, state: { isFirstStep } })
  }, [first, isNamed, isFirstStep, organizationKey, navigate])
  const rewardId = query.get('recompensa') ?? first?.rewardId
  const companyRef = isNamed ? query.get('loja') : first?.companyRef
  const voucher = vouchers.find(
    (kept) => kept.rewardId === rewardId && kept.companyRef === (companyRef ?? kept.companyRef),
  )
  return { vouchers, rewardId, voucher }
}
