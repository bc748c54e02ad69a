import { costInWords } from 'shared/rewards'
import { Link, paths } from 'shared/router'
import { shortLandscape, smallPhone, wide } from 'shared/screen-size'
import { Button, chakra, ClockIcon, Notice, QrCode, Title } from 'shared/ui'
import { useRemainingMinutes } from 'shared/vouchers'
import { tillMessages } from './messages.ts'
import { messages } from '../messages.ts'
import type { TillVouchers } from './use-till-voucher.ts'

interface TillVoucherProps extends TillVouchers {
  readonly organizationKey: string
  readonly rewardId: string
}

/** A voucher to scan, or the way to another one once it has expired; the other ones below its code, where a request leaves them in sight. */
export function TillVoucher({ organizationKey, vouchers, rewardId, voucher }: TillVoucherProps) {
  const minutes = useRemainingMinutes(voucher?.expiryAt ?? 0)
  const choices = vouchers.length > (voucher ? 1 : 0) && (
    <Chips
      aria-label={tillMessages.vouchers}
      // Chromium leaves one that is partly in sight where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {vouchers.map((kept) => (
        // A choice is no step of the history.
        <Chip
          key={kept.code}
          ref={kept === voucher ? bringIntoRow : undefined}
          replace
          to={paths.till(organizationKey, kept)}
          aria-current={kept === voucher}
        >
          <span>{kept.rewardName}</span>{' '}
          {vouchers.some((other) => other !== kept && other.rewardId === kept.rewardId) && (
            <span className="shop">{kept.companyName}</span>
          )}
        </Chip>
      ))}
    </Chips>
  )
  return (
    <>
      {voucher ? (
        <>
          <ToScan>
            <QrCode text={voucher.code} label={tillMessages.qrCode} width="full" />
          </ToScan>
          <Words>
            <p translate="no">{voucher.code}</p>
            {choices}
            <p>
              <ClockIcon size={20} /> <b>{minutes !== undefined && messages.voucher.validity(minutes)}</b>
            </p>
            <Title fontSize="min({fontSizes.lg}, var(--most) * 1.2)">{voucher.rewardName}</Title>
            {voucher.cost !== undefined && <p>{costInWords(voucher.cost)}</p>}
            <p>{tillMessages.redeemAt(voucher.companyName)}</p>
          </Words>
        </>
      ) : (
        <>
          <Alone>
            <Notice role="alert">{tillMessages.expired}</Notice>
          </Alone>
          <Alone>
            <Button asChild fullWidth>
              <Link replace to={paths.reward(organizationKey, rewardId)}>
                {tillMessages.generateAnother}
              </Link>
            </Button>
          </Alone>
          {choices}
        </>
      )}
    </>
  )
}

/** Scrolls the row, and not the screen, until the chip is in its middle. */
function bringIntoRow(chip: HTMLElement | null): void {
  if (!chip?.parentElement) return
  const { offsetLeft, clientWidth } = chip.parentElement
  chip.parentElement.scrollLeft = chip.offsetLeft - offsetLeft - (clientWidth - chip.offsetWidth) / 2
}

/** Each by itself: an alert is all that is said. */
const Alone = chakra('div', { base: { width: 'full', maxWidth: 'form', marginTop: '4' } })

const ToScan = chakra('div', {
  base: {
    flexShrink: '0',
    // The newest request leaves the code below in sight, in larger text too.
    width: 'max(240px, min(80vw, 44dvh, 100dvh - 22rem))',
    [smallPhone]: { width: '240px' },
    marginTop: '-2',
    marginBottom: '-4',
    [wide]: { width: 'full', gridRow: '2 / 5', marginBlock: '0' },
    [shortLandscape]: { width: 'min(100dvh - {spacing.8}, 45vw)', gridRow: '1 / 5', marginBlock: '0' },
  },
})

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // The code, as large as its line has room for. One touch takes all of it.
    '& [translate]': {
      textStyle: 'number',
      fontSize: 'min(3.5rem, 9.2vw)',
      lineHeight: '1.2',
      letterSpacing: '0.04em',
      userSelect: 'all',
      [wide]: { fontSize: 'min(3.5rem, 4.6vw)' },
      [shortLandscape]: { fontSize: 'min(2.5rem, 4.8vw)' },
    },
    '& svg': { display: 'inline-block', verticalAlign: 'text-bottom' },
    paddingTop: { lg: '8' },
    gridColumn: '-2',
  },
})

const Chips = chakra('nav', {
  base: {
    display: 'flex',
    justifyContent: 'safe center',
    gap: '2',
    // To the screen's edges, with room for the focus ring.
    maxWidth: '100vw',
    paddingBlock: '2',
    paddingInline: 'var(--gutter)',
    scrollPaddingInline: 'var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    gridColumn: '-2',
    [wide]: { flexWrap: 'wrap', paddingInline: '2' },
    [shortLandscape]: { maxWidth: 'full', paddingBlock: '1', paddingInline: '2', marginBlock: '-1' },
  },
})

const Chip = chakra(Link, {
  base: {
    display: 'grid',
    alignContent: 'center',
    flexShrink: '0',
    maxWidth: 'min(100%, {sizes.56})',
    minHeight: 'control',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    lineHeight: '1.25',
    color: 'ink',
    textDecoration: 'none',
    '& > *': { truncate: true },
    '& > .shop': { fontSize: 'sm' },
    '&[aria-current=true]': { borderColor: 'brand.text', background: 'brand.tint', fontWeight: 'bold' },
  },
})
