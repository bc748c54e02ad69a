import { chakra } from '@chakra-ui/react'

/** A white surface for a group. Cards are not nested. */
export const Card = chakra('div', {
  base: { background: 'paper', borderRadius: 'lg', boxShadow: 'card', padding: { base: '4', sm: '5' } },
})
