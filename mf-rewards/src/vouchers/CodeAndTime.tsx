import { Box, chakra, ClockIcon, HStack, Text } from 'shared/ui'
import { messages } from '../messages.ts'

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

/** How much longer a voucher is valid; nothing once it has expired. */
export function RemainingTime({ minutes }: { readonly minutes: number | undefined }) {
  if (minutes === undefined) return null
  return (
    <HStack gap="1.5" alignItems="flex-start">
      <Box flexShrink="0" paddingTop="0.5">
        <ClockIcon size={20} />
      </Box>
      <Text fontWeight="semibold">{messages.voucher.remaining(minutes)}</Text>
    </HStack>
  )
}
