import { Link } from 'shared/router'
import { chakra } from 'shared/ui'

/** The way to the rest, beside a line of text: a touch has its 48 px, and the text its line. */
export const MoreLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'control',
    marginBlock: '-3',
    color: 'brand.text',
    fontWeight: 'bold',
    fontSize: 'sm',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})
