export { expiringSoon, type ExpiringSoon } from './expiring-soon.ts'
export { expiryOf, isSoon } from './expiry.ts'
export { formatPoints, hundredths, plural, pointsInWords, pointsWord, useBalanceInWords } from './points.ts'
