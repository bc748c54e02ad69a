import { useId, type ReactNode } from 'react'
import { chakra, ChevronIcon } from 'shared/ui'

interface RowText {
  icon: ReactNode
  /** The row's name. */
  title: ReactNode
  /** What it is for, or how it stands. */
  hint: ReactNode
}

interface SettingRowProps extends RowText {
  onPress: () => void
  /** Work is under way: a further press does nothing. */
  busy?: boolean
  /** It opens a dialog; true unless told otherwise. */
  opensDialog?: boolean
  /** It takes something away for good. */
  danger?: boolean
}

/** One setting. The button is its title, and takes presses on the whole row; the hint describes it and is no part of its name. */
export function SettingRow({ icon, title, hint, onPress, busy = false, opensDialog = true, danger = false }: SettingRowProps) {
  const hintId = useId()
  return (
    <PressedRow color={danger ? 'danger.text' : 'ink'}>
      {icon}
      <RowTexts>
        <RowButton
          type="button"
          aria-describedby={hintId}
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          aria-busy={busy || undefined}
          onClick={() => !busy && onPress()}
        >
          {title}
        </RowButton>
        <RowHint id={hintId}>{hint}</RowHint>
      </RowTexts>
      {opensDialog && (
        <chakra.span color="ink.soft">
          <ChevronIcon size={20} />
        </chakra.span>
      )}
    </PressedRow>
  )
}

/** A setting that only says how it stands. */
export function StillRow({ icon, title, hint }: RowText) {
  return (
    <Row color="ink.soft">
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

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '16',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '2.5',
  '& svg': { flexShrink: '0' },
} as const

const Row = chakra('li', { base: row })

const PressedRow = chakra('li', {
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

const RowButton = chakra('button', {
  base: {
    display: 'block',
    minHeight: '6',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    // Around the row, and within the card, whose edge would cut it off.
    _focusVisible: { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: '3px solid {colors.ink}', outlineOffset: '-4px' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})
