import { Link, paths } from 'shared/router'
import { Button, EmptyState, Stack, Text } from 'shared/ui'
import { useKeptVouchers } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { TicketIllustration } from './Ticket.tsx'
import { TillView } from './TillView.tsx'
import { useTill } from './use-till.ts'
import { VoucherCard } from './VoucherCard.tsx'

/** The vouchers of an organisation that this device keeps. It asks nobody: they show without a network, and before the session is known. */
export function KeptVouchers({ organizationKey }: { readonly organizationKey: string }) {
  const vouchers = useKeptVouchers(organizationKey)
  const till = useTill(vouchers[0])
  return (
    <>
      {vouchers.length === 0 ? (
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
      ) : (
        <>
          <Stack as="ul" gap="4" listStyleType="none">
            {vouchers.map((voucher) => (
              <li key={voucher.code}>
                <VoucherCard voucher={voucher} onShowAtTill={() => till.show(voucher)} />
              </li>
            ))}
          </Stack>
          <Text textStyle="small" color="ink.soft">
            <span>{messages.vouchers.explanation}</span> <span>{messages.voucher.noGuarantee}</span>
          </Text>
        </>
      )}
      {till.voucher && <TillView voucher={till.voucher} onLeave={till.leave} />}
    </>
  )
}
