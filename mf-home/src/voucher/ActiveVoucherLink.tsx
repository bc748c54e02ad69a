import { useMemo, useSyncExternalStore } from 'react'
import { now } from 'shared/format'
import { RewardPicture } from 'shared/rewards/picture'
import { Link, paths } from 'shared/router'
import { eachMinute } from 'shared/today'
import { chakra, ChevronIcon, ClockIcon } from 'shared/ui'
import { keptVouchers, toTill } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { RowLink, RowWords } from '../RowLink.tsx'
import { activeVoucher, type ActiveVoucher } from './active-voucher.ts'

/** The voucher that waits to be shown at the till, and the way there; nothing where there is none. This device keeps it, so it is there at once. */
export function ActiveVoucherLink({ organizationKey }: { readonly organizationKey: string }) {
  const voucher = useActiveVoucher(organizationKey)
  if (!voucher) return null
  return (
    <VoucherCard asChild>
      <Link to={paths.vouchers(organizationKey)} state={toTill}>
        <RewardPicture path={voucher.imagePath} size="12" />
        <RowWords name={voucher.rewardName}>
          <chakra.span display="flex" alignItems="center" gap="1" color="ink.soft">
            <ClockIcon size={16} />
            <span>{messages.voucher.validity(voucher.minutes, voucher.others)}</span>
          </chakra.span>
          <chakra.span display="block" fontWeight="bold" color="brand.text">
            {messages.voucher.showAtTill}
          </chakra.span>
        </RowWords>
        <ChevronIcon size={20} />
      </Link>
    </VoucherCard>
  )
}

/** Follows what this device keeps, and how long it lasts, by the minute. */
function useActiveVoucher(organizationKey: string): ActiveVoucher | undefined {
  const text = useSyncExternalStore(eachMinute, () =>
    JSON.stringify(activeVoucher(keptVouchers(organizationKey), now()) ?? null),
  )
  return useMemo(() => (JSON.parse(text) as ActiveVoucher | null) ?? undefined, [text])
}

/** A ticket: its dashed edge says so besides the words. */
const VoucherCard = chakra(RowLink, {
  base: {
    borderRadius: 'lg',
    background: 'paper',
    boxShadow: 'card',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'brand.text',
    paddingBlock: '3',
  },
})
