import { useEffect, useLayoutEffect, useRef } from 'react'
import { QrCode, Stack, Text } from 'shared/ui'
import { useRemainingMinutes, type SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { shortLandscape } from 'shared/screen-size'
import { Code, RemainingTime } from './CodeAndTime.tsx'
import { SendVoucher } from './SendVoucher.tsx'
import { TicketBody, ticketPictureWidth } from './Ticket.tsx'

interface VoucherCodeProps {
  readonly voucher: SeenVoucher
  /** It was generated a moment ago: that is celebrated. */
  readonly isNew: boolean | undefined
  /** It is there when the dialog opens. */
  readonly isKept: boolean | undefined
  readonly onExpired: () => void
}

/** The code, how long it is valid, and what can be done with it. */
export function VoucherCode({ voucher, isNew, isKept, onExpired }: VoucherCodeProps) {
  const words = useRef<HTMLDivElement>(null)
  const minutes = useRemainingMinutes(voucher.expiryAt)

  // It takes the focus of the button that generated it, which has left by now.
  useLayoutEffect(() => show(words.current, document.activeElement === document.body), [])
  // The dialog was not open yet.
  useEffect(() => {
    if (isKept) show(words.current, true)
  }, [isKept])

  const isExpired = minutes === undefined
  useEffect(() => {
    if (isExpired) onExpired()
  }, [isExpired, onExpired])

  return (
    <Stack gap="4" flex="1" width="full" animation={isNew ? 'turnOver 250ms {easings.out}' : 'fadeIn 200ms'}>
      <TicketBody picture={<QrCode text={voucher.code} label={messages.voucher.qrCode} width={ticketPictureWidth} />}>
        <div ref={words} tabIndex={-1}>
          <Text textStyle="small" color="ink.soft">
            {messages.voucher.code}
          </Text>
          {/* On one line of the ticket at any text size. */}
          <Code
            fontSize={{ base: 'min(1.625rem, 6.6vw)', sm: 'min(1.25rem, 7vw)', md: 'xl' }}
            css={{ [shortLandscape]: { fontSize: 'md', letterSpacing: '0' } }}
            letterSpacing={{ base: '0.04em', sm: '0', md: '0.04em' }}
          >
            {voucher.code}
          </Code>
        </div>
        <RemainingTime minutes={minutes} />
      </TicketBody>
      <SendVoucher voucher={voucher} />
    </Stack>
  )
}

/** Brings the ticket of these words into sight. What does not fit is its end. */
function show(words: HTMLElement | null, takesFocus: boolean): void {
  words?.closest('[data-ticket]')?.scrollIntoView({ block: 'nearest' })
  if (takesFocus) words?.focus({ preventScroll: true })
}
