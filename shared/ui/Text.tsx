import { chakra } from '@chakra-ui/react'

/** A paragraph with a readable line length. Its size is a `textStyle`: body, small, caption, number, hero… */
export const Text = chakra('p', { base: { maxWidth: 'prose' } })

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
