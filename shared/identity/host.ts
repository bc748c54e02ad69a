/* Only for the shell and `shared` itself: configuration, tokens and the end of a session. The linter refuses imports by remotes. */
export {
  configureIdentity,
  currentTokens,
  fetchCustomer,
  forgetTokens,
  namedCustomer,
  onSessionElsewhere,
  onSessionEnd,
  sessionOwner,
  signOut,
} from './client-on-demand.ts'
export type { Tokens } from './identity-client.ts'

/** The hosted UI's sign-out, fetched on first use. Rejects if it cannot be fetched. */
export const loadHostedSignOut = () => import(/* webpackChunkName: "hosted-logout" */ './federated/hosted-logout.ts')
