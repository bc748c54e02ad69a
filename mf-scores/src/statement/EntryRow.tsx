import { memo } from 'react'
import { expiryOf, formatDate, formatMoney, toIsoDay } from 'shared/format'
import { chakra, Flex, StatusMark } from 'shared/ui'
import { messages } from '../messages.ts'
import type { StatementEntry } from './to-statement.ts'

interface EntryRowProps {
  readonly entry: StatementEntry
  /** The same object in each render, so that growing a long statement draws only what is new. */
  readonly now: Date
  /** Takes the focus when it appears. */
  readonly takesFocus: boolean
}

/** One entry on the timeline. */
export const EntryRow = memo(function EntryRow({ entry, now, takesFocus }: EntryRowProps) {
  const { points, companyName, amountCents, createdAt, expiresAt } = entry
  const { color, words } = expiryOf(expiresAt, now)
  return (
    <TimelineItem {...(takesFocus && { tabIndex: -1, ref: focus })}>
      <EntryWords gap="0.5">
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {companyName ?? messages.noCompany}
        </chakra.p>
        <Flex flexWrap="wrap" columnGap="3" textStyle="small" color="ink.soft">
          <time dateTime={toIsoDay(createdAt)}>{formatDate(createdAt)}</time>
          {amountCents !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{formatMoney(amountCents)}</chakra.span>}
        </Flex>
        <StatusMark color={color}>{words}</StatusMark>
      </EntryWords>
      <chakra.p textAlign="end" whiteSpace="nowrap">
        <chakra.span display="block" textStyle="number" fontSize="xl" lineHeight="title" color={color === 'gray' ? 'ink.soft' : undefined}>
          {messages.earned(points)}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="caption" color="ink.soft">
          {messages.word(points)}
        </chakra.span>
      </chakra.p>
    </TimelineItem>
  )
})

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The line runs through the items; the dot stands on it. Only what is near the screen is laid out. */
export const TimelineItem = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    columnGap: '4',
    position: 'relative',
    minHeight: '6.25rem',
    paddingBlock: '3.5',
    paddingInlineStart: '7',
    contentVisibility: 'auto',
    // Of the content alone: with the padding it is the height above.
    containIntrinsicSize: 'auto 4.5rem',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '5px',
      insetBlock: '0',
      width: '2px',
      background: 'line',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '5',
      width: '3',
      height: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'brand.border',
      background: 'brand',
      boxShadow: '0 0 0 3px {colors.paper}',
    },
    '&:first-of-type::before': { top: '6' },
    '&:last-of-type::before': { bottom: 'calc(100% - {spacing.6})' },
    '&:first-of-type:last-of-type::before': { display: 'none' },
  },
  variants: { loading: { true: { _after: { background: 'line', borderColor: 'line' } } } },
})

/** All that an entry says but its points, which large text moves from its side to below it. */
export const EntryWords = chakra('div', { base: { display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minWidth: '0' } })
