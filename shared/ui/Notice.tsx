import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx'

export interface NoticeProps {
  /** 'info' by default. Each has a colour, and an icon for customers who cannot see the colour. */
  readonly status?: 'info' | 'success' | 'warning' | 'danger'
  /** For a notice that appears without an action: a screen reader says it at once. It says {@link useStatus} after its sentence. */
  readonly role?: 'alert'
  readonly children: ReactNode
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon }

export function Notice({ status = 'info', role, children }: NoticeProps) {
  const StatusIcon = icons[status]
  return (
    <NoticeSurface status={status} role={role}>
      <chakra.span color={`${status}.text`} flexShrink="0">
        <StatusIcon size={22} />
      </chakra.span>
      <chakra.div minWidth="0" maxWidth="prose">
        {children}
      </chakra.div>
    </NoticeSurface>
  )
}

const NoticeSurface = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '3',
    borderRadius: 'md',
    outline: '1px solid transparent',
    textStyle: 'small',
    color: 'ink',
  },
  variants: {
    status: {
      info: { background: 'info.tint' },
      success: { background: 'success.tint' },
      warning: { background: 'warning.tint' },
      danger: { background: 'danger.tint' },
    },
  },
})
