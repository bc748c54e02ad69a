export { membershipAt } from './membership-at.ts'
export { maxCompaniesWithPoints, OrganizationPoints } from './OrganizationPoints.tsx'
