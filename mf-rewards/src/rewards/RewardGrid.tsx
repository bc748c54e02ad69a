import { chakra } from 'shared/ui'
import { rewardCardMinHeight } from './reward-card-size.ts'

/** One column on phones; two from 640 px, so that a card keeps the shape that it has in the hand. */
export const RewardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Also of a row whose cards are not drawn yet.
    gridAutoRows: { base: `minmax(${rewardCardMinHeight.base}, auto)`, sm: `minmax(${rewardCardMinHeight.sm}, auto)` },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})
