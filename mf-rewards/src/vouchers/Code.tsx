import { chakra } from 'shared/ui'

/** A voucher's code. One touch takes all of it, where the clipboard is refused. */
export const Code = chakra(
  'p',
  {
    base: {
      textStyle: 'number',
      lineHeight: '1.3',
      letterSpacing: '0.04em',
      userSelect: 'all',
      overflowWrap: 'anywhere',
    },
  },
  // The HTML attribute, not the style of the same name: a browser that translates the page leaves it as it is.
  { defaultProps: { translate: 'no' }, forwardProps: ['translate'] },
)
