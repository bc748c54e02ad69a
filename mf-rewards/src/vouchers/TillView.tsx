import { useId, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { Box, Button, chakra, Notice, QrCode, Text, Title } from 'shared/ui'
import type { SeenVoucher } from 'shared/vouchers'
import { messages } from '../messages.ts'
import { RemainingTime, useRemainingMinutes } from './RemainingTime.tsx'
import { useWakeLock } from './use-wake-lock.ts'

interface TillViewProps {
  readonly voucher: SeenVoucher
  readonly onLeave: () => void
}

/**
 * A voucher on the whole screen, for the other side of a till: black on white whatever the brand, and the screen stays awake. It needs no network.
 */
export function TillView({ voucher, onLeave }: TillViewProps) {
  const minutes = useRemainingMinutes(voucher.expiryAt)
  const screen = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useWakeLock()

  useLayoutEffect(() => {
    const element = screen.current
    element?.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [])

  const leaveByKey = (event: SyntheticEvent) => {
    event.preventDefault()
    onLeave()
  }

  return (
    <Screen ref={screen} aria-labelledby={titleId} onCancel={leaveByKey}>
      <Content>
        <Words>
          <Title id={titleId} ref={heading} tabIndex={-1} textAlign="center">
            {voucher.rewardName}
          </Title>
          <Text textAlign="center">{messages.voucher.redeemAt(voucher.companyName)}</Text>
        </Words>
        {minutes === undefined ? (
          <Notice role="alert">{messages.till.expired}</Notice>
        ) : (
          <>
            <ToScan>
              <QrCode text={voucher.code} label={messages.voucher.qrCode} width="full" />
            </ToScan>
            <Words>
              <Code translate="no">{voucher.code}</Code>
              <RemainingTime minutes={minutes} />
            </Words>
          </>
        )}
      </Content>
      <Box width="full" maxWidth="form">
        <Button variant="secondary" fullWidth onClick={onLeave}>
          {messages.till.leave}
        </Button>
      </Box>
    </Screen>
  )
}

/** A phone held lengthwise: too low for one thing below the other. */
const lengthwise = '@media (orientation: landscape) and (max-height: 30rem)'

const Screen = chakra('dialog', {
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    background: '#fff',
    color: 'ink',
    _open: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      paddingInline: '4',
      paddingTop: 'calc({spacing.6} + env(safe-area-inset-top))',
      paddingBottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
      animation: 'fadeIn 150ms',
    },
  },
})

const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'safe center',
    gap: '5',
    width: 'full',
    [lengthwise]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      columnGap: '6',
      rowGap: '3',
      maxWidth: 'content',
    },
  },
})

const ToScan = chakra('div', {
  base: {
    width: 'min(100%, 20rem, max(240px, 42dvh))',
    // At one side, and all words at the other.
    [lengthwise]: { width: '240px', gridColumn: '1', gridRow: '1 / 3' },
  },
})

const Words = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2', minWidth: '0', maxWidth: 'full', textAlign: 'center', overflowWrap: 'anywhere' },
})

const Code = chakra('p', {
  base: {
    textStyle: 'number',
    fontSize: 'clamp(1.75rem, 8.5vw, 3.5rem)',
    lineHeight: '1.2',
    letterSpacing: '0.04em',
    userSelect: 'all',
    [lengthwise]: { fontSize: 'clamp(1.5rem, 5vw, 2.5rem)' },
  },
})
