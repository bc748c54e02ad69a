import { chakra } from 'shared/ui'

/** Room for a name of two lines, the cost, and a message that the narrowest phones break once. The skeleton has it too. */
export const rewardCardMinHeight = { base: '10rem', sm: '8.75rem' }

/** Side of the square picture, in the scale of sizes. */
export const rewardPictureSize = '20'

export const rewardCardGap = { base: '3', sm: '4', md: '3' }

/** The words' place beside the picture; below it where large text leaves them too little. */
export const rewardWordsFlex = '1 1 8rem'

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
