/* Only for the session's code that leaves for a provider and comes back, a chunk of its own. */
export { configureIdentity, keepFederatedTokens, namedCustomer, prefetchClient } from '../client-on-demand.ts'
export { createAuthorizationRequest, exchangeCode, type Provider } from './code-flow.ts'
