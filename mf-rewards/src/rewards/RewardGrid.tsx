import type { ReactNode } from 'react'
import { Grid } from 'shared/ui'
import { rewardCardMinHeight } from './reward-card-size.ts'

interface RewardGridProps {
  /** Only places to fill: nothing for assistive technology. */
  isSkeleton?: boolean
  children: ReactNode
}

/** One column on phones; two from 640 px, so that a card keeps the shape that it has in the hand. */
export function RewardGrid({ isSkeleton = false, children }: RewardGridProps) {
  return (
    <Grid
      as="ul"
      aria-hidden={isSkeleton || undefined}
      listStyleType="none"
      gap="4"
      // Also of a row whose cards are not drawn yet.
      autoRows={minHeightOfRows}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  )
}

const minHeightOfRows = { base: `minmax(${rewardCardMinHeight.base}, auto)`, sm: `minmax(${rewardCardMinHeight.sm}, auto)` }
