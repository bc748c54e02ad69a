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

/** One setting, the whole row a button. Its hint describes it and is no part of its name. */
export function SettingRow({ icon, title, hint, onPress, busy = false, opensDialog = true, danger = false }: SettingRowProps) {
  const id = useId()
  return (
    <li>
      <RowButton
        type="button"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        color={danger ? 'danger.text' : 'ink'}
        onClick={() => !busy && onPress()}
      >
        {icon}
        <RowTexts id={id} title={title} hint={hint} />
        {opensDialog && (
          <chakra.span color="ink.soft">
            <ChevronIcon size={20} />
          </chakra.span>
        )}
      </RowButton>
    </li>
  )
}

/** A setting that only says how it stands. */
export function StillRow({ icon, title, hint }: RowText) {
  const id = useId()
  return (
    <li>
      <RowFrame>
        {icon}
        <RowTexts id={id} title={title} hint={hint} />
      </RowFrame>
    </li>
  )
}

function RowTexts({ id, title, hint }: { id: string; title: ReactNode; hint: ReactNode }) {
  return (
    <chakra.span display="block" flex="1" minWidth="0" overflowWrap="anywhere">
      <chakra.span id={`${id}-title`} display="block" fontWeight="semibold" lineHeight="1.3">
        {title}
      </chakra.span>
      <chakra.span id={`${id}-hint`} display="block" textStyle="small" color="ink.soft">
        {hint}
      </chakra.span>
    </chakra.span>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: '16',
  paddingInline: { base: '4', sm: '5' },
  paddingBlock: '2.5',
  textAlign: 'start',
  '& svg': { flexShrink: '0' },
} as const

const RowFrame = chakra('div', { base: { ...row, color: 'ink.soft' } })

const RowButton = chakra('button', {
  base: {
    ...row,
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { background: 'ground' },
    // Within the card, whose edge would cut it off.
    _focusVisible: { outlineOffset: '-4px' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
})
