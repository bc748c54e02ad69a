import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'
import { addressOf, type StatementFilter } from './statement-filter.ts'

interface FilterBarProps {
  readonly organizationKey: string
  readonly filter: StatementFilter | undefined
  /** The way to a month. */
  readonly children: ReactNode
}

const choices = [
  { filter: undefined, label: messages.filters.all },
  { filter: 'a-expirar', label: messages.filters.expiring },
  { filter: 'expirados', label: messages.filters.expired },
] as const

/** *Todos · A expirar · Expirados*. Each has an address, so the browser's 'back' leads to the former one. */
export function FilterBar({ organizationKey, filter, children }: FilterBarProps) {
  return (
    <Bar aria-label={messages.filters.label}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={addressOf(organizationKey, choice.filter)}
          aria-current={choice.filter === filter || undefined}
        >
          {choice.label}
        </Link>
      ))}
      {children}
    </Bar>
  )
}

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // On the narrowest phones all fit in one row.
    gap: { base: '1.5', sm: '2' },
    '& a, & select': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: { base: '1.5', sm: '3' },
      borderWidth: '1px',
      borderColor: 'line.strong',
      borderRadius: 'full',
      background: 'paper',
      color: 'ink',
      fontSize: 'sm',
      fontWeight: 'bold',
      textDecoration: 'none',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
    },
    '& :is(a, select):hover': { background: 'ground' },
    '& .month': { display: 'grid', alignItems: 'center', '& > *': { gridArea: '1 / 1' } },
    // As wide as its name; a month that is being chosen by keys is shown whole.
    '& select': { appearance: 'none', paddingInlineEnd: 'calc(1.25rem + 8px)', cursor: 'pointer' },
    '& select[data-empty]': { width: { base: 'calc(3.25rem + {spacing.3})', sm: 'calc(3.25rem + {spacing.5})' } },
    '& svg': { justifySelf: 'end', marginInlineEnd: '1.5', transform: 'rotate(90deg)', pointerEvents: 'none' },
    // A second line, so that the state does not depend on colour.
    '& a[aria-current]': {
      background: 'brand.tint',
      borderColor: 'brand.text',
      color: 'brand.text',
      boxShadow: 'inset 0 0 0 1px {colors.brand.text}',
      _highContrast: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    },
  },
})
