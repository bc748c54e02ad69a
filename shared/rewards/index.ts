export { affordabilityOf, costInWords, isWithinReach, missingInWords, shareInWords } from './affordability.ts'
export type { Affordability } from './affordability.ts'
export { RewardPicture } from './RewardPicture.tsx'
