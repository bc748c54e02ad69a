/* The functions and types for remotes. */
export type { Provider } from './federated/authorization-request.ts'
export type { Device } from './devices.ts'
export type { IdentityError } from './identity-error.ts'
export type { IdentityResult } from './identity-result.ts'
export { isFederated, loadAccount, loadAccountSettings } from './identity.ts'
export type { Challenge, SecondFactor, SignInStep } from './sign-in-step.ts'
export { contactOf, type Contact } from './contact.ts'
