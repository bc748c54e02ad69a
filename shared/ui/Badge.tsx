import { chakra } from '@chakra-ui/react'

/** A word or two that classify what stands beside them. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInline: '2.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  },
  variants: {
    status: {
      neutral: { background: 'ground', color: 'ink.soft' },
      brand: { background: 'brand.tint', color: 'brand.text' },
      success: { background: 'success.tint', color: 'success.text' },
      warning: { background: 'warning.tint', color: 'warning.text' },
      danger: { background: 'danger.tint', color: 'danger.text' },
      info: { background: 'info.tint', color: 'info.text' },
    },
  },
  defaultVariants: { status: 'neutral' },
})
