/* The entry for the shell and `shared` itself: configuration, tokens and the end of a session. The linter keeps remotes out. */
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
  type Tokens,
} from './identity.ts'
