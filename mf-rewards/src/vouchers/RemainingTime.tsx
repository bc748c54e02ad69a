import { Box, ClockIcon, HStack, Text } from 'shared/ui'
import { messages } from '../messages.ts'

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
