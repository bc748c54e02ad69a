import { chakra } from 'shared/ui'

const pictureHeight = 'min(11.5rem, 30vh)'

/** Room for a name of two lines, the cost, and a message that the narrowest phones break once. The skeleton has it too. */
export const rewardCardMinHeight = { base: '10rem', sm: '8.75rem', md: `calc(${pictureHeight} + 7.5rem)` }

/** The picture beside the words; above them in two columns, and where large text leaves the words too little. */
export const rewardCard = {
  display: 'flex',
  flexFlow: { base: 'row wrap', md: 'column' },
  minHeight: rewardCardMinHeight,
  padding: '0',
  overflow: 'hidden',
} as const

/** Up to the card's edges, whatever its own shape. */
export const rewardPicture = {
  flex: { base: '1 0 6rem', sm: '1 0 7rem', md: 'none' },
  minWidth: '0',
  alignSelf: 'stretch',
  width: 'auto',
  height: { base: 'auto', md: pictureHeight },
  aspectRatio: { base: '2', md: 'auto' },
  borderRadius: '0',
} as const

/** The words' place beside a picture. */
export const rewardWordsFlex = '999 1 8rem'

export const rewardWords = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { base: 'center', md: 'flex-start' },
  flex: rewardWordsFlex,
  minWidth: '0',
  padding: '4',
  paddingInlineEnd: { base: '3', md: '4' },
} as const

/** One column on phones; two from 640 px. */
export const RewardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Also of a row whose cards are not drawn yet.
    gridAutoRows: { base: `minmax(${rewardCardMinHeight.base}, auto)`, sm: `minmax(${rewardCardMinHeight.sm}, auto)` },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
})
