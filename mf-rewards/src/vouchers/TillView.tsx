import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link, paths } from 'shared/router'
import { useSession } from 'shared/session'
import { Box, BrandPlate, Button, chakra, Notice, QrCode, Stack, Title } from 'shared/ui'
import { useRemainingMinutes, type SeenVoucher } from 'shared/vouchers'
import { shortLandscape } from '../short-landscape.ts'
import { messages } from '../messages.ts'
import { Code, RemainingTime } from './CodeAndTime.tsx'

/** A voucher on the whole screen, for the other side of a till: black on white whatever the brand. It needs no network. */
export function TillView({ voucher, onLeave }: { readonly voucher: SeenVoucher; readonly onLeave: () => void }) {
  const { organization, user } = useSession()
  const [firstName] = user?.name?.trim().split(/\s+/) ?? []
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

  return (
    <Screen ref={screen} aria-labelledby={titleId} onCancel={(event) => (event.preventDefault(), onLeave())}>
      <Content>
        <Band>
          {organization.current && <BrandPlate name={organization.current.name} src={organization.current.brand} />}
          <div>
            <Title id={titleId} ref={heading} tabIndex={-1} fontSize="min({fontSizes.xl}, var(--most) * 1.2)">
              {voucher.rewardName}
            </Title>
            <p className="facts">
              {voucher.cost !== undefined && <span>{messages.cost(voucher.cost)}</span>}{' '}
              {firstName && <span>{messages.till.customer(firstName)}</span>}
            </p>
            <p>{messages.voucher.redeemAt(voucher.companyName)}</p>
          </div>
        </Band>
        {minutes === undefined ? (
          <Box marginBlock="auto">
            <Notice role="alert">{messages.till.expired}</Notice>
          </Box>
        ) : (
          <>
            <ToScan>
              <QrCode text={voucher.code} label={messages.voucher.qrCode} width="full" />
            </ToScan>
            <Words>
              <Code css={codeAcrossTheScreen}>{voucher.code}</Code>
              <RemainingTime minutes={minutes} />
            </Words>
          </>
        )}
        <Stack width="full" maxWidth="form" gap="3" marginTop="auto" marginInline="auto">
          {minutes === undefined && (
            <Button asChild fullWidth>
              <Link replace to={paths.reward(voucher.organizationKey, voucher.rewardId)}>
                {messages.till.generateAnother}
              </Link>
            </Button>
          )}
          <Button variant="secondary" fullWidth onClick={onLeave}>
            {messages.till.leave}
          </Button>
        </Stack>
      </Content>
    </Screen>
  )
}

const Screen = chakra('dialog', {
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    overflowY: 'auto',
    forcedColorAdjust: 'none',
    colorScheme: 'light',
    background: 'paper',
    color: 'ink',
    _open: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      paddingInline: '4',
      // However large the customer's text is, nothing is larger than the code.
      '--most': '6vw',
      [shortLandscape]: { '--most': '3.2vw' },
      '& p:not([translate])': { fontSize: 'min(1rem, var(--most))' },
      paddingBottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
      // As a dialog rises.
      '--rise': { base: '100%', md: '{spacing.6}' },
      animation: 'riseIn 250ms {easings.out}',
    },
  },
})

const Content = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 0 auto',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    [shortLandscape]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      alignItems: 'start',
      columnGap: '6',
      rowGap: '3',
      paddingTop: '4',
    },
  },
})

/** In the organisation's colour, across the screen; beside the other words on a phone in landscape. */
const Band = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4',
    alignSelf: 'stretch',
    minWidth: '0',
    marginInline: '-4',
    paddingInline: '4',
    paddingTop: 'calc({spacing.4} + env(safe-area-inset-top))',
    paddingBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'brand.border',
    background: 'brand',
    color: 'brand.on',
    overflowWrap: 'anywhere',
    '& .facts': { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'number', paddingTop: '1' },
    [shortLandscape]: { marginInline: '0', paddingTop: '4', borderWidth: '1px', borderRadius: 'lg' },
  },
})

const ToScan = chakra('div', {
  base: {
    marginTop: 'auto',
    width: 'min(100%, 24rem, max(240px, 50dvh))',
    // At one side, and all words at the other.
    [shortLandscape]: { marginTop: '0', width: 'min(100dvh - {spacing.8}, 45vw)', gridColumn: '1', gridRow: '1 / 4' },
  },
})

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    minWidth: '0',
    maxWidth: 'full',
    marginBottom: 'auto',
    [shortLandscape]: { marginTop: 'auto' },
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})

/** As large as its line has room for. */
const codeAcrossTheScreen = {
  fontSize: 'min(3.5rem, 9.2vw)',
  lineHeight: '1.2',
  [shortLandscape]: { fontSize: 'min(2.5rem, 4.8vw)' },
}

/**
 * Keeps the screen awake. The browser takes the lock back when the page is hidden, so it is asked for again when the page is seen. A
 * browser that has none, or refuses it to save energy, changes nothing.
 */
function useWakeLock(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined

    const request = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || lock?.released === false) return
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await lock?.release()
    }
    void request()
    const requestAgain = () => void request()
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [])
}
