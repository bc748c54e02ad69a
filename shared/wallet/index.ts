export { membershipAt } from './membership-at.ts'
export { atAGlance, OrganizationPoints } from './OrganizationPoints.tsx'
