import { Link, paths } from 'shared/router'
import { Button, EmptyState, Stack, Text } from 'shared/ui'
import { useKeptVouchers } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { TicketIllustration } from './Ticket.tsx'
import { VoucherCard } from './VoucherCard.tsx'

/** The vouchers of an organisation that this device keeps. It asks nobody: they show without a network, and before the session is known. */
export function KeptVouchers({ organizationKey }: { readonly organizationKey: string }) {
  const vouchers = useKeptVouchers(organizationKey)
  if (vouchers.length === 0) {
    return (
      <EmptyState
        illustration={<TicketIllustration />}
        action={
          <Button asChild>
            <Link to={paths.rewards(organizationKey)}>{messages.vouchers.toRewards}</Link>
          </Button>
        }
      >
        {messages.vouchers.none}
      </EmptyState>
    )
  }
  return (
    // Not as wide as a desktop.
    <Stack gap="6" maxWidth={{ lg: '42rem' }}>
      <Stack as="ul" gap="4" listStyleType="none">
        {vouchers.map((voucher) => (
          <li key={voucher.code}>
            <VoucherCard voucher={voucher} />
          </li>
        ))}
      </Stack>
      <Text textStyle="small" color="ink.soft">
        <span>{messages.vouchers.explanation}</span> <span>{messages.voucher.noGuarantee}</span>
      </Text>
    </Stack>
  )
}
