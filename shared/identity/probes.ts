/* For a program that asks whether a configuration works: the requests to the provider, as the site makes them. */
export { createAuthorizationRequest } from './federated/code-flow.ts'
export { hostedLogoutAddress } from './federated/hosted-logout.ts'
export { callAsClient, setUserPool } from './user-pool.ts'
