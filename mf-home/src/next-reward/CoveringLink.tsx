import { Link } from 'shared/router'
import { chakra } from 'shared/ui'

/** The one way on from a card: its words are the name, the whole card takes the touch. */
export const CoveringLink = chakra(Link, {
  base: {
    textStyle: 'subtitle',
    color: 'ink',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', boxShadow: 'none', _after: { outline: '3px solid {colors.ink}', outlineOffset: '3px' } },
  },
})
