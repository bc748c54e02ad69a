export type { IdentityError, IdentityResult } from './identity-error.ts'
export { configureIdentity, currentTokens, fetchCustomer, forgetTokens, loadAccount, onIdentityEvent, type Tokens } from './identity.ts'
export { usernameFrom } from './username.ts'
