import { useSyncExternalStore } from 'react'
import { now } from 'shared/format'
import { Box, ClockIcon, HStack, Text } from 'shared/ui'
import { messages } from '../messages.ts'
import { remainingMinutes } from './remaining-time.ts'

/** How much longer a voucher is valid, by {@link useRemainingMinutes}; nothing once it has expired. */
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

/** Read from the clock at each tick, so that a tab that slept is right at once. */
export function useRemainingMinutes(expiresAtMs: number): number | undefined {
  return useSyncExternalStore(eachTick, () => remainingMinutes(expiresAtMs, now()))
}

const tickMs = 1000

export function eachTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tickMs)
  return () => clearInterval(timer)
}
