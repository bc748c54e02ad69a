import { RewardPicture } from 'shared/rewards/picture'
import { paths } from 'shared/router'
import { chakra } from 'shared/ui'
import { prepareTill, useKeptVouchers, useRemainingMinutes } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { RowLink, RowWords } from '../RowLink.tsx'

/** The voucher that waits to be shown at the till, and the way there; nothing where there is none. This device keeps it, so it is there at once. */
export function ActiveVoucherLink({ organizationKey }: { readonly organizationKey: string }) {
  // The one that lasts longest was generated last, so it is about to be used.
  const vouchers = useKeptVouchers(organizationKey)
  const [voucher] = vouchers
  const minutes = useRemainingMinutes(voucher?.expiryAt ?? 0)
  if (!voucher || minutes === undefined) return null
  return (
    <VoucherCard ref={prepareTill} to={paths.till(organizationKey, voucher)}>
      <RewardPicture path={voucher.imagePath} size="12" />
      <RowWords name={voucher.rewardName}>
        <chakra.span display="block" color="ink.soft">
          {messages.voucher.validity(minutes)}
        </chakra.span>
        <chakra.span display="block" fontWeight="bold" color="brand.text">
          {messages.voucher.showAtTill(vouchers.length)}
        </chakra.span>
      </RowWords>
    </VoucherCard>
  )
}

/** A ticket: its dashed edge says so besides the words. */
const VoucherCard = chakra(RowLink, {
  base: {
    background: 'paper',
    boxShadow: 'card',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'brand.text',
    paddingBlock: '3',
  },
})
