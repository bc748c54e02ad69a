import { pointsQuery, useQuery, type Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { chakra, Flex, PageTitle, ReceiptIcon } from 'shared/ui'
import { messages } from '../messages.ts'
import { Balance } from './Balance.tsx'

/** The screen's title, what the customer can spend, and the way to what was already exchanged. */
export function RewardsHead({ membership }: { membership: Membership }) {
  const points = useQuery(pointsQuery(membership))
  return (
    // On the narrowest phones the way to the vouchers stands below; elsewhere beside the title.
    <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="1">
      <PageTitle>{messages.title}</PageTitle>
      <VouchersLink asChild order={{ base: '1', sm: '0' }}>
        <Link to={paths.vouchers(membership.organizationKey)}>
          <ReceiptIcon size={20} />
          {messages.vouchers.title}
        </Link>
      </VouchersLink>
      <Balance score={points.data?.total_scores} isLoading={points.isPending} />
    </Flex>
  )
}

const VouchersLink = chakra('span', {
  base: {
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
