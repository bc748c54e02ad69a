export { affordabilityOf, costInWords, isWithinReach, missingInWords, shareInWords } from './affordability.ts'
export type { Affordability } from './affordability.ts'
export { findByName } from './find-by-name.ts'
export { RewardPicture } from './RewardPicture.tsx'
