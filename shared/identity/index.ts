export type { Provider } from './federated/authorization-request.ts'
export type { Device } from './device-list.ts'
export type { IdentityError, IdentityResult } from './identity-error.ts'
export {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  forgetTokens,
  isFederated,
  loadAccount,
  loadAccountSettings,
  namedCustomer,
  onSessionElsewhere,
  onSessionEnd,
  sessionOwner,
  signOut,
  type Tokens,
} from './identity.ts'
export type { Challenge, SecondFactor, SignInStep } from './sign-in-step.ts'
export { usernameFrom } from './username.ts'
export { contactOf, type Contact } from './contact.ts'
