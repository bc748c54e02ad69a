import { useEffect } from 'react'
import { paths, useLocation, useNavigate } from 'shared/router'
import { useKeptVouchers, type SeenVoucher } from 'shared/vouchers'

/** What the counter's screen shows of the kept vouchers. */
export interface TillVouchers {
  /** All that are valid, the one that lasts longest first. */
  readonly vouchers: readonly SeenVoucher[]
  /** The reward whose voucher it is; undefined where there is none to show. */
  readonly rewardId: string | undefined
  /** Undefined once it has expired: no other takes its place. */
  readonly voucher: SeenVoucher | undefined
}

/** The kept voucher that the address names, as `paths.till` writes it; without a name the first one, which the address then names. */
export function useTillVoucher(organizationKey: string): TillVouchers {
  const query = new URLSearchParams(useLocation().search)
  const rewardId = query.get('recompensa')
  const companyRef = query.get('loja')
  const vouchers = useKeptVouchers(organizationKey)
  const first = rewardId === null ? vouchers[0] : undefined
  const navigate = useNavigate()
  useEffect(() => {
    if (first) void navigate(paths.till(organizationKey, first), { replace: true })
  }, [first, organizationKey, navigate])
  const named = vouchers.find(
    (kept) => kept.rewardId === rewardId && (companyRef === null || kept.companyRef === companyRef),
  )
  return { vouchers, rewardId: rewardId ?? first?.rewardId, voucher: first ?? named }
}
