export type { Provider } from './federated/authorization-request.ts'
export type { IdentityError, IdentityResult } from './identity-error.ts'
export { configureIdentity, currentTokens, fetchCustomer, forgetTokens, isFederated, loadAccount, namedCustomer, onIdentityEvent, type Tokens } from './identity.ts'
export { usernameFrom } from './username.ts'
