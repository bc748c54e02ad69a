/** The least height of a card: a name of two lines, the cost and the message. Shared with its skeleton, so that nothing jumps. */
export const rewardCardMinHeight = '8.75rem'

/** Side of the square picture, in the scale of sizes. */
export const rewardPictureSize = '24'
