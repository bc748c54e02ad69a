import { Box, ClockIcon, HStack, Text } from 'shared/ui'
import { messages } from '../messages.ts'

/** How long a voucher is valid still, as {@link useRemainingTime} tells it; nothing once it is over. */
export function RemainingTime({ remaining }: { remaining: string | undefined }) {
  if (remaining === undefined) return null
  return (
    <HStack gap="1.5" alignItems="flex-start">
      <Box flexShrink="0" paddingTop="0.5">
        <ClockIcon size={20} />
      </Box>
      <Text fontWeight="semibold">{messages.voucher.remaining(remaining)}</Text>
    </HStack>
  )
}
