import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

export interface IconButtonProps extends Pick<
  ComponentProps<'button'>,
  'aria-controls' | 'aria-expanded' | 'aria-pressed' | 'disabled' | 'onClick' | 'ref'
> {
  readonly label: string
  readonly children: ReactNode
}

export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <IconSurface type="button" aria-label={label} {...rest}>
      {children}
    </IconSurface>
  )
}

const IconSurface = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'control',
    height: 'control',
    borderRadius: 'md',
    color: 'ink.soft',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    _hover: { background: 'ground', color: 'ink' },
  },
})
