export { expiryOf, formatPoints, hundredths, isSoon, plural, pointsInWords, pointsWord } from './points.ts'
