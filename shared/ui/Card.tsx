import { chakra } from '@chakra-ui/react'

/** A group on paper. Never inside another card. */
export const Card = chakra('div', {
  base: { background: 'paper', borderRadius: 'lg', boxShadow: 'card', padding: { base: '4', sm: '5' } },
})
