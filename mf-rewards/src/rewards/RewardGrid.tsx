import type { ReactNode } from 'react'
import { Grid } from 'shared/ui'

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
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  )
}
