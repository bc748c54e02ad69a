import { sideways, whereWide } from 'shared/screen-size'
import { pointsWord, useBalanceInWords } from 'shared/points'
import { pointsQuery, useLoaded, type Membership } from 'shared/query'
import { Link, paths } from 'shared/router'
import { hideBalance, useSession } from 'shared/session'
import { chakra, EyeIcon, EyeOffIcon, Flex, IconButton, Status, VisuallyHidden } from 'shared/ui'
import { useKeptVouchers } from 'shared/vouchers'
import { BrandMark } from '../BrandMark.tsx'
import { messages } from '../messages.ts'
import { AnimatedPoints } from './AnimatedPoints.tsx'
import { PointsGained } from './PointsGained.tsx'
import { PointsNote } from './PointsNote.tsx'
import { TradableReward } from './TradableReward.tsx'

/** The total, alone on the organisation's colour; below it what expires soon, and the way to the counter's screen. */
export function PointsHero({ membership }: { readonly membership: Membership }) {
  const { isBalanceHidden } = useSession().ui
  const balanceInWords = useBalanceInWords()
  const points = useLoaded(pointsQuery(membership))
  const [voucher] = useKeptVouchers(membership.organizationKey)
  // Unknown while it loads; one that could not be loaded is 0 (spec §7).
  const total = points.state === 'loaded' ? points.data.total_scores : points.state === 'failed' ? 0 : undefined
  const seen = points.state === 'loaded' && !isBalanceHidden ? total : undefined
  return (
    <Surface>
      <Content>
        {/* Said once and final; what moves is for the eye. */}
        <VisuallyHidden role="status">{total !== undefined && balanceInWords(total)}</VisuallyHidden>
        {total === undefined && <Status>{messages.points.loading}</Status>}
        <Total>
          <chakra.span
            aria-hidden="true"
            display="block"
            textStyle="hero"
            height="1em"
            whiteSpace="nowrap"
            // Large text has its word below.
            css={{ [sideways]: { fontSize: '4rem' }, '@container (max-width: 12rem)': { '--word': '0px' } }}
          >
            {total === undefined ? (
              messages.points.unknown
            ) : isBalanceHidden ? (
              messages.points.hidden
            ) : (
              <AnimatedPoints membership={membership} total={total} />
            )}
          </chakra.span>
          <WordAndGain>
            <chakra.span aria-hidden="true" textStyle="title" fontWeight="medium">
              {pointsWord(isBalanceHidden ? 0 : (total ?? 0))}
            </chakra.span>
            {seen !== undefined && (
              <PointsGained key={membership.organizationKey} membership={membership} total={seen} />
            )}
          </WordAndGain>
        </Total>
        <Toggle>
          <IconButton
            label={isBalanceHidden ? messages.points.show : messages.points.hide}
            onClick={() => hideBalance(!isBalanceHidden)}
          >
            {isBalanceHidden ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </Toggle>
        <Below>
          <Flex role="status" alignItems="center" flexWrap="wrap" columnGap="2" minHeight="12" textWrap="balance">
            <PointsNote membership={membership} points={points} />
          </Flex>
          <Flex alignItems="center" justifyContent="flex-end" columnGap="4">
            <chakra.span flex="1" minWidth="0" className="trade">
              {seen !== undefined && <TradableReward membership={membership} total={seen} />}
            </chakra.span>
            <ToTill to={paths.till(membership.organizationKey, voucher)}>{messages.voucher.atTill}</ToTill>
          </Flex>
        </Below>
      </Content>
      <BrandMark />
    </Surface>
  )
}

const Surface = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    background: 'brand',
    color: 'brand.on',
    borderColor: 'brand.border',
    // On a wide screen a panel beside the navigation, else the top of the page.
    borderWidth: { base: '0 0 1px', lg: '1px' },
    borderRadius: { lg: 'xl' },
    marginInline: { lg: '6' },
    // Level with the first tab.
    marginTop: { lg: '4' },
  },
})

/** A small phone: the number stays, and what is around it gives way to what comes below. */
const onShortScreens = '@media (max-height: 36rem)'

/** At the surface's end, level with the number. */
const Toggle = chakra('div', {
  base: {
    position: 'absolute',
    top: { base: '6', lg: '10' },
    insetInlineEnd: { base: '1', sm: '3' },
    [onShortScreens]: { top: '1' },
    [sideways]: { position: 'static' },
    [whereWide]: { top: '4' },
    '& button': { color: 'inherit', _hover: { background: 'transparent', color: 'inherit' } },
  },
})

const Content = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: { base: '4', sm: '6' },
    paddingTop: { base: '6', lg: '10' },
    paddingBottom: '4',
    [onShortScreens]: { paddingBlock: '2' },
    // One row, unless the text is too large for one.
    [sideways]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '2',
      minHeight: '5.5rem',
    },
    [whereWide]: {
      display: 'grid',
      // The second begins where the right column does.
      gridTemplateColumns: 'minmax(0, 544fr) minmax(0, 344fr)',
      alignItems: 'center',
      columnGap: '6',
      paddingBlock: '5',
      minHeight: 'calc(10.5rem - 2px)',
    },
  },
})

/** What expires, and at the lower edge what it buys, and the way to the counter's screen. */
const Below = chakra('div', {
  base: {
    display: 'grid',
    rowGap: '1',
    fontSize: { base: 'sm', sm: 'md' },
    // Below the button that hides the balance.
    [whereWide]: { '& > :first-child': { paddingInlineEnd: '12' } },
    [onShortScreens]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '14',
      fontSize: 'sm',
      '& > :first-child': { flex: '1 1 9rem' },
      // One row, without what another screen says too.
      '& > :last-child': { marginInlineStart: 'auto' },
      '& .trade': { display: 'none' },
    },
    [sideways]: { flex: '1 1 17rem' },
  },
})

/** On the organisation's colour, so that it has an edge instead of a ground. */
const ToTill = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'currentColor',
    borderRadius: 'md',
    color: 'inherit',
    fontWeight: 'bold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

const Total = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '2',
    marginBottom: '2',
    // Beside it the balance is hidden.
    paddingInlineEnd: '12',
    // A long total is as large as fits.
    containerType: 'inline-size',
    [onShortScreens]: {
      flexFlow: 'row wrap',
      alignItems: 'last baseline',
      alignContent: 'center',
      columnGap: '3',
      minHeight: '16',
      marginBottom: '0',
      // Beside the number.
      '--word': 'min(6.5rem, 45cqi)',
    },
    [sideways]: { flex: '2 1 12rem', paddingInlineEnd: '0' },
    [whereWide]: { paddingInlineEnd: '0', marginBottom: '0' },
  },
})

const WordAndGain = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    [onShortScreens]: {
      flexDirection: 'column',
      flex: '1 1 calc(var(--word) - {spacing.6})',
      '& > *': { lineHeight: '1.25' },
      // What came is above the word, which stays on the number's line.
      '& > :nth-child(2)': { order: '-1', '& .word': { display: 'none' } },
    },
  },
})
