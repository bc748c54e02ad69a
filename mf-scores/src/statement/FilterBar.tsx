import { Link, paths, type StatementFilter } from 'shared/router'
import { chakra } from 'shared/ui'
import { messages } from '../messages.ts'

interface FilterBarProps {
  readonly organizationKey: string
  readonly filter: StatementFilter | undefined
}

const choices = [
  { filter: undefined, label: messages.filters.all },
  { filter: 'a-expirar', label: messages.filters.expiring },
  { filter: 'expirados', label: messages.filters.expired },
] as const

/** *Todos · A expirar · Expirados*. Each has an address, so the browser's 'back' leads to the former one. */
export function FilterBar({ organizationKey, filter }: FilterBarProps) {
  return (
    <Bar aria-label={messages.filters.label}>
      {choices.map((choice) => (
        <Link
          key={choice.label}
          to={paths.scores(organizationKey, choice.filter)}
          aria-current={choice.filter === filter || undefined}
        >
          {choice.label}
        </Link>
      ))}
    </Bar>
  )
}

const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      paddingInline: '4',
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
    '& a:hover': { background: 'ground' },
    // A second line, so that the state does not depend on colour.
    '& a[aria-current]': {
      background: 'brand.tint',
      borderColor: 'brand.text',
      color: 'brand.text',
      boxShadow: 'inset 0 0 0 1px {colors.brand.text}',
    },
    '@media (forced-colors: active)': {
      '& a[aria-current]': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
})
