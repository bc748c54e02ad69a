export type { IdentityError, IdentityResult } from './identity-error.ts'
export { configureIdentity, currentTokens, fetchCustomer, forgetTokens, onIdentityEvent, type Tokens } from './identity.ts'
export { usernameFrom } from './username.ts'

/** The operations that a form needs, fetched on first use. */
export const loadAccount = () => import('./account.ts')
