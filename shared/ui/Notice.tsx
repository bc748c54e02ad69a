import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx'

export interface NoticeProps {
  /** 'info' by default. Each has a colour, and an icon for those who do not see it. */
  status?: 'info' | 'success' | 'warning' | 'danger'
  /** When it appears by itself: 'status' waits for a pause in what is read out, 'alert' does not. */
  role?: 'status' | 'alert'
  children: ReactNode
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon }

/** Something to know, in the flow of the page. */
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
