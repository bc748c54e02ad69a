import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface StatusMarkProps {
  readonly color: 'gray' | 'red' | 'green' | 'amber'
  /** The status in words. */
  readonly children: ReactNode
}

/** Each colour has its own shape, so that the status does not depend on colour. */
const shapes = {
  gray: <path d="M3 6h6" strokeWidth="2.5" strokeLinecap="round" />,
  red: <path d="M6 1.75 10.75 10.25H1.25z" fill="currentColor" strokeWidth="1.5" strokeLinejoin="round" />,
  green: <circle cx="6" cy="6" r="4.5" fill="currentColor" strokeWidth="0" />,
  amber: <path d="M6 1.25 10.75 6 6 10.75 1.25 6z" fill="currentColor" strokeWidth="1" strokeLinejoin="round" />,
}

/** A status as a shape, a colour and words. */
export function StatusMark({ color, children }: StatusMarkProps) {
  return (
    <Mark data-status={color}>
      <svg aria-hidden="true" width="0.75rem" height="0.75rem" viewBox="0 0 12 12" fill="none" stroke="currentColor">
        {shapes[color]}
      </svg>
      {children && <span>{children}</span>}
    </Mark>
  )
}

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '1.5',
    textStyle: 'small',
    fontWeight: 'semibold',
    // All colours share one class: otherwise the whole list is restyled when it scrolls to its first red mark.
    '&[data-status=gray]': { color: 'ink.soft' },
    '&[data-status=red]': { color: 'danger.text' },
    '&[data-status=green]': { color: 'success.text' },
    '&[data-status=amber]': { color: 'warning.text' },
    '& svg': { flexShrink: '0', transform: 'translateY(0.1em)' },
  },
})
