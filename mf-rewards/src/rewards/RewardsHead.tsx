import { useBalanceInWords } from 'shared/points'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { chakra, Flex, PageTitle, ReceiptIcon, Skeleton, Text } from 'shared/ui'
import { shortLandscape } from 'shared/screen-size'
import { messages } from '../messages.ts'

/** The screen's title, what the customer can spend, and the way to what was already exchanged. */
export function RewardsHead({ membership }: { readonly membership: Membership }) {
  return (
    // On the narrowest phones the way to the vouchers stands below; elsewhere beside the title. Lengthwise all is one line.
    <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="1">
      <PageTitle>{messages.title}</PageTitle>
      <VouchersLink asChild>
        <Link to={paths.vouchers(membership.organizationKey)}>
          <ReceiptIcon size={20} />
          <span>{messages.vouchers.title}</span>
        </Link>
      </VouchersLink>
      <Balance membership={membership} />
    </Flex>
  )
}

function Balance({ membership }: { readonly membership: Membership }) {
  const points = useLoaded(pointsQuery(membership))
  const balanceInWords = useBalanceInWords(messages.balance)
  return (
    <Text
      as="div"
      color="ink.soft"
      minHeight="6"
      flexBasis="full"
      css={{ [shortLandscape]: { flex: '1 0 auto', textStyle: 'small' } }}
    >
      {points.state === 'pending' && <Skeleton width="64" height="5" marginTop="0.5" />}
      {points.state === 'failed' && <span>{messages.balanceUnknown}</span>}
      {points.state === 'loaded' && <span>{balanceInWords(points.data.total_scores)}</span>}
    </Text>
  )
}

const VouchersLink = chakra('span', {
  base: {
    order: { base: '1', sm: '0' },
    [shortLandscape]: { order: '1' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    // The words stand on the screen's edge and on the title's line, the surface around them beyond both.
    marginInline: '-3',
    marginBlock: '-1.5',
    paddingInline: '3',
    borderRadius: 'md',
    color: 'brand.text',
    fontWeight: 'bold',
    textDecoration: 'none',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { background: 'brand.tint' },
  },
})
