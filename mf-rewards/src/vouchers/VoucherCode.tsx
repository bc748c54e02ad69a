import { useEffect, useRef } from 'react'
import type { Voucher } from 'shared/contract'
import { chakra, ClockIcon, CopyButton, HStack, Stack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { useRemainingTime } from './use-remaining-time.ts'

interface VoucherCodeProps {
  voucher: Voucher
  /** It has just replaced the button that had the focus. */
  takesFocus: boolean
  onExpired: () => void
}

/** The code, large enough for the other side of a till, and how long it is valid. */
export function VoucherCode({ voucher, takesFocus, onExpired }: VoucherCodeProps) {
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
    <>
      <Stack gap="1.5" alignItems="center" justifyContent="center" flex="1" animation="fadeIn 200ms">
        <div ref={code} tabIndex={-1}>
          <Text textStyle="small" textAlign="center" color="ink.soft">
            {messages.voucher.code}
          </Text>
          <Code>{voucher.code}</Code>
        </div>
        {remaining && (
          <HStack gap="1.5">
            <ClockIcon size={20} />
            <Text fontWeight="semibold">{messages.voucher.remaining(remaining)}</Text>
          </HStack>
        )}
      </Stack>
      <CopyButton
        text={voucher.code}
        label={messages.voucher.copy}
        copied={messages.voucher.copied}
        failed={messages.voucher.copyFailed}
      />
    </>
  )
}

const Code = chakra('p', {
  base: {
    textStyle: 'number',
    fontSize: 'clamp(1.375rem, 7vw, 2.25rem)',
    lineHeight: '1.3',
    letterSpacing: '0.04em',
    textAlign: 'center',
    // One touch takes all of it, where the clipboard is refused.
    userSelect: 'all',
    overflowWrap: 'anywhere',
  },
})
