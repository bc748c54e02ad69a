import { whereWide } from 'shared/screen-size'
import { chakra } from 'shared/ui'

/** Two columns, and room below them: not a phone held sideways. */
export const wide = '@media (min-width: 640px) and (min-height: 30.01rem)'

const widePictureHeight = 'min(11.5rem, 30vh)'
export const wideCardMinHeight = `calc(${widePictureHeight} + 7.5rem)`

/** Room for a name of two lines, the cost, and a message that the narrowest phones break once. The skeleton has it too. */
export const rewardCardMinHeight = { base: '10rem', sm: '8.75rem' }

/** The picture beside the words; above them where it is wide, and where large text leaves the words too little. */
export const rewardCard = {
  display: 'flex',
  flexFlow: 'row wrap',
  minHeight: rewardCardMinHeight,
  padding: '0',
  overflow: 'hidden',
  [wide]: { flexFlow: 'column', minHeight: wideCardMinHeight },
} as const

/** Up to the card's edges, whatever its own shape. */
export const rewardPicture = {
  flex: { base: '1 0 6rem', sm: '1 0 7rem' },
  minWidth: '0',
  alignSelf: 'stretch',
  width: 'auto',
  height: 'auto',
  aspectRatio: '2',
  borderRadius: '0',
  [wide]: { flex: 'none', height: widePictureHeight, aspectRatio: 'auto' },
} as const

/** The words' place beside a picture. */
export const rewardWordsFlex = '999 1 8rem'

export const rewardWords = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  flex: rewardWordsFlex,
  minWidth: '0',
  padding: '4',
  paddingInlineEnd: '3',
  [wide]: { justifyContent: 'flex-start' },
} as const

/** One column on phones, two from 640 px, three on a desktop. */
export const RewardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    // Also of a row whose cards are not drawn yet.
    gridAutoRows: { base: `minmax(${rewardCardMinHeight.base}, auto)`, sm: `minmax(${rewardCardMinHeight.sm}, auto)` },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    // A desktop draws rows of three, which two columns would leave with a hole.
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [whereWide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '6' },
  },
})
