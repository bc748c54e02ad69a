import type { ReactNode } from 'react'
import { chakra } from 'shared/ui'

interface AuthCardProps {
  /** Above the content, from edge to edge. */
  readonly top?: ReactNode
  readonly children: ReactNode
}

/** The white column that holds one view. */
export function AuthCard({ top, children }: AuthCardProps) {
  return (
    <CardSurface>
      {top}
      <CardContent>{children}</CardContent>
    </CardSurface>
  )
}

const CardSurface = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'form',
    marginInline: 'auto',
    background: 'paper',
    borderRadius: 'lg',
    boxShadow: 'card',
    outline: '1px solid transparent',
    overflow: 'hidden',
  },
})

const CardContent = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    paddingInline: { base: '5', sm: '8' },
    paddingTop: '7',
    paddingBottom: '8',
  },
})
