import { useEffect } from 'react'
import { Button, chakra, QrCode, Stack, Text } from 'shared/ui'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { RemainingTime, useRemainingMinutes } from './RemainingTime.tsx'
import { SendVoucher } from './SendVoucher.tsx'
import { TicketBody, ticketPictureWidth } from './Ticket.tsx'

interface VoucherCodeProps {
  readonly voucher: SeenVoucher
  readonly onExpired: () => void
  readonly onShowAtTill: () => void
}

/** The code, how long it is valid, and what can be done with it. */
export function VoucherCode({ voucher, onExpired, onShowAtTill }: VoucherCodeProps) {
  const minutes = useRemainingMinutes(voucher.expiryAt)

  const isExpired = minutes === undefined
  useEffect(() => {
    if (isExpired) onExpired()
  }, [isExpired, onExpired])

  return (
    <Stack gap="4" flex="1" width="full" animation="fadeIn 200ms">
      <TicketBody picture={<QrCode text={voucher.code} label={messages.voucher.qrCode} width={ticketPictureWidth} />}>
        {/* It takes the focus of the button whose place it takes. */}
        <div tabIndex={-1}>
          <Text textStyle="small" color="ink.soft">
            {messages.voucher.code}
          </Text>
          <Code translate="no">{voucher.code}</Code>
        </div>
        <RemainingTime minutes={minutes} />
      </TicketBody>
      <Stack gap="3">
        <Button fullWidth onClick={onShowAtTill}>
          {messages.voucher.showAtTill}
        </Button>
        <SendVoucher voucher={voucher} />
      </Stack>
    </Stack>
  )
}

const Code = chakra('p', {
  base: {
    textStyle: 'number',
    fontSize: { base: 'clamp(1.375rem, 7vw, 1.625rem)', sm: 'xl' },
    lineHeight: '1.3',
    letterSpacing: { base: '0.04em', sm: '0', md: '0.04em' },
    // One touch takes all of it, where the clipboard is refused.
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
})
