export { expiryIn, expiryOf } from './expiry.ts'
export { maxCompaniesWithPoints, membershipAt, OrganizationPoints } from './OrganizationPoints.tsx'
export { formatPoints, hundredths, plural, pointsInWords, pointsWord } from './points.ts'
