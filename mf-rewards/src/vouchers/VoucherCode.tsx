import { useEffect, useRef } from 'react'
import { Button, chakra, QrCode, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { RemainingTime } from './RemainingTime.tsx'
import type { SeenVoucher } from './seen-voucher.ts'
import { SendVoucher } from './SendVoucher.tsx'
import { TicketBody, ticketPictureWidth } from './TicketBody.tsx'
import { useRemainingTime } from './use-remaining-time.ts'

interface VoucherCodeProps {
  voucher: SeenVoucher
  /** It has just replaced the button that had the focus. */
  takesFocus: boolean
  onExpired: () => void
  onShowAtTill: () => void
}

/** The code, how long it is valid, and what can be done with it. */
export function VoucherCode({ voucher, takesFocus, onExpired, onShowAtTill }: VoucherCodeProps) {
  const remaining = useRemainingTime(voucher.expiryAt)
  const code = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) code.current?.focus()
  }, [takesFocus])

  const isExpired = remaining === undefined
  useEffect(() => {
    if (isExpired) onExpired()
  }, [isExpired, onExpired])

  return (
    <Stack gap="4" flex="1" width="full" animation="fadeIn 200ms">
      <TicketBody picture={<QrCode text={voucher.code} label={messages.voucher.qrCode} width={ticketPictureWidth} />}>
        <div ref={code} tabIndex={-1}>
          <Text textStyle="small" color="ink.soft">
            {messages.voucher.code}
          </Text>
          <Code translate="no">{voucher.code}</Code>
        </div>
        <RemainingTime remaining={remaining} />
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
