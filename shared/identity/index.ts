export type { IdentityError, IdentityResult } from './identity-error.ts'
export { configureIdentity, currentTokens, fetchCustomer, forgetTokens, loadAccount, namedCustomer, onIdentityEvent, type Tokens } from './identity.ts'
export { usernameFrom } from './username.ts'
