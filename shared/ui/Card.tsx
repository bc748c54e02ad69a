import { chakra } from '@chakra-ui/react'

/** A white surface for a group. Cards are not nested. */
export const Card = chakra('div', {
  // Forced colours have no shadows; there the outline, transparent elsewhere, is the edge.
  base: {
    background: 'paper',
    borderRadius: 'lg',
    boxShadow: 'card',
    outline: '1px solid transparent',
    padding: { base: '4', sm: '5' },
  },
})
