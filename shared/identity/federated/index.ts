/* Only for the session's code that leaves for a provider and comes back, a chunk of its own. */
export { configureIdentity, keepFederatedTokens, namedCustomer, prefetchClient } from '../identity.ts'
export { createAuthorizationRequest, type Provider } from './authorization-request.ts'
export { exchangeCode } from './exchange-code.ts'
