import { Card, chakra } from 'shared/ui'

/** The card's surface, of one size in every state, so that nothing jumps when the answer is there. */
export const NextRewardFrame = chakra(Card, {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '3',
    minHeight: '40',
  },
})

/** Side of the square picture, in the scale of sizes. */
export const rewardPictureSize = '20'

/** A picture and words beside it, which go below it where large text leaves them too little room. */
export const PictureAndWords = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '3', '& > :last-child': { flex: '1 1 8rem', minWidth: '0' } },
})
