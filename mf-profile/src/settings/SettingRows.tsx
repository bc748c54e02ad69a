import { useId, type ReactNode } from 'react'
import { Card, chakra, ChevronIcon, Skeleton, Title } from 'shared/ui'

interface SettingGroupProps {
  readonly title: string
  /** Of the heading, where something else is named by it. */
  readonly titleId?: string
  readonly children: ReactNode
}

export function SettingGroup({ title, titleId, children }: SettingGroupProps) {
  return (
    <section>
      <Title id={titleId} textStyle="subtitle" marginBottom="3">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** A group of rows on one card, a hairline between them. */
export function SettingRows({ children, ...group }: SettingGroupProps) {
  return (
    <SettingGroup {...group}>
      <Card padding="0" overflow="hidden">
        <RowList>{children}</RowList>
      </Card>
    </SettingGroup>
  )
}

interface RowText {
  readonly icon: ReactNode
  readonly title: ReactNode
  /** What it is for, or its state. */
  readonly hint: ReactNode
}

interface PressedRowProps extends Omit<RowText, 'title'> {
  /** The button or the link, which is its title. */
  readonly children: ReactNode
  /** Whether something of the site opens. */
  readonly opens?: boolean
  /** It takes something away for good. */
  readonly danger?: boolean
}

/** The whole row can be pressed. The hint describes what is pressed and is no part of its name. */
export function PressedRow({ icon, hint, children, opens = true, danger = false }: PressedRowProps) {
  const hintId = useId()
  return (
    <PressedItem color={danger ? 'danger.text' : 'ink'}>
      {icon}
      <RowTexts>
        <RowTitle asChild aria-describedby={hintId}>
          {children}
        </RowTitle>
        <RowHint id={hintId}>{hint}</RowHint>
      </RowTexts>
      {opens && (
        <chakra.span color="ink.soft">
          <ChevronIcon size={20} />
        </chakra.span>
      )}
    </PressedItem>
  )
}

interface SettingRowProps extends RowText, Pick<PressedRowProps, 'danger'> {
  readonly onPress: () => void
  /** Work is under way: a further press does nothing. */
  readonly busy?: boolean
  readonly opensDialog?: boolean
}

/** A setting that is changed here: in its dialog, or at once. */
export function SettingRow({ title, onPress, busy = false, opensDialog = true, ...row }: SettingRowProps) {
  return (
    <PressedRow opens={opensDialog} {...row}>
      <button
        type="button"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        onClick={() => !busy && onPress()}
      >
        {title}
      </button>
    </PressedRow>
  )
}

/** It leads nowhere: there is nothing to do, or only something to read. */
export function StillRow({ icon, title, hint, isRead = false }: RowText & { readonly isRead?: boolean }) {
  return (
    <Row color={isRead ? 'ink' : 'ink.soft'}>
      {icon}
      <RowTexts>
        <chakra.span display="block" fontWeight="semibold">
          {title}
        </chakra.span>
        <RowHint>{hint}</RowHint>
      </RowTexts>
    </Row>
  )
}

/** A row that is not known yet, of a row's size. */
export function RowSkeleton() {
  return (
    <StillRow
      icon={<Skeleton width="6" height="6" flexShrink="0" />}
      title={<Line width="40%" />}
      hint={<Line width="64%" />}
    />
  )
}

/** As high as the line of text that it stands for. */
function Line({ width }: { readonly width: string }) {
  return (
    <chakra.span display="flex" alignItems="center" height="1lh">
      <Skeleton as="span" height="0.8em" width={width} />
    </chakra.span>
  )
}

const RowList = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
})

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3', sm: '4' },
  minHeight: '16',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '2.5',
  '& svg': { flexShrink: '0' },
} as const

const Row = chakra('li', { base: row })

const PressedItem = chakra('li', {
  base: {
    ...row,
    position: 'relative',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { background: 'ground' },
  },
})

const RowTexts = chakra('div', { base: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' } })

const RowHint = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'ink.soft' } })

const RowTitle = chakra('button', {
  base: {
    display: 'block',
    minHeight: '6',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    // Around the row, but within the card, whose edge would cut it off.
    _focusVisible: { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: '3px solid {colors.ink}', outlineOffset: '-4px' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})
