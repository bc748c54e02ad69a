/**
 * The least height of a card: a name of two lines, the cost, and the message, which the narrowest
 * phones break once. Shared with its skeleton, so that nothing jumps.
 */
export const rewardCardMinHeight = { base: '10rem', sm: '8.75rem' }

/** Side of the square picture, in the scale of sizes. */
export const rewardPictureSize = { base: '20', sm: '24', md: '20' }

/** Between picture and words. */
export const rewardCardGap = { base: '3', sm: '4', md: '3' }

/** The words' place beside the picture; below it where large text leaves them too little. */
export const rewardWordsFlex = '1 1 8rem'
