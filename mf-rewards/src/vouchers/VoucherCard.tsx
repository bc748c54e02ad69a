import { useId } from 'react'
import { RewardPicture } from 'shared/rewards/picture'
import { Box, Card, chakra, Flex, Stack, Text, Title } from 'shared/ui'
import { useRemainingMinutes, type SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { shortLandscape } from 'shared/screen-size'
import { Code, RemainingTime } from './CodeAndTime.tsx'
import { SendVoucher } from './SendVoucher.tsx'
import { TillLink } from './TillLink.tsx'

/** A voucher among others: what it is for and where, its code, how long it is valid, and the way to the till. */
export function VoucherCard({ voucher }: { readonly voucher: SeenVoucher }) {
  const titleId = useId()
  return (
    <Card display="flex" flexDirection="column" gap="4" css={besideIfLow}>
      <Flex flexWrap="wrap" gap="4" alignItems="flex-start">
        <RewardPicture path={voucher.imagePath} size="16" />
        <Stack gap="0.5" flex="1 1 9rem" minWidth="0" overflowWrap="anywhere">
          <Title level={3} as="h2" id={titleId}>
            {voucher.rewardName}
          </Title>
          <Text textStyle="small" color="ink.soft">
            {messages.voucher.redeemAt(voucher.companyName)}
          </Text>
        </Stack>
      </Flex>
      <Stub>
        <Code fontSize="min({fontSizes.xl}, 7.5vw)">{voucher.code}</Code>
        <RemainingTime minutes={useRemainingMinutes(voucher.expiryAt)} />
      </Stub>
      <Flex flexWrap="wrap" gap="3">
        <Box flex="1 1 14rem">
          <TillLink voucher={voucher} aria-describedby={titleId} />
        </Box>
        <Box flex="1 1 14rem">
          <SendVoucher voucher={voucher} aria-describedby={titleId} />
        </Box>
      </Flex>
    </Card>
  )
}

const besideIfLow = { [shortLandscape]: { flexFlow: 'row wrap', '& > *': { flex: '1 1 17rem' } } }

/** The part that counts at the till, as on the ticket of the dialog. */
const Stub = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    rowGap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    [shortLandscape]: { paddingBlock: '1' },
    borderRadius: 'md',
    outline: '1px solid transparent',
    background: 'brand.tint',
  },
})
