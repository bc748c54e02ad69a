import { chakra } from '@chakra-ui/react'

/** The turning ring to the left of a busy button's words, inside its padding, so that nothing moves when it comes or goes. */
export const Ring = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: '100%',
    top: '50%',
    width: '4',
    height: '4',
    marginTop: '-2',
    marginInlineEnd: '2',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'turn 800ms linear infinite',
  },
})
