export { useBalanceInWords } from './balance.ts'
export { expiryOf, isSoon } from './expiry.ts'
export { formatPoints, hundredths, plural, pointsInWords, pointsWord } from './points.ts'
