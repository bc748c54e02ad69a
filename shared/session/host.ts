/* Only for the host of remotes: the shell. */
export { acknowledge } from './acknowledge.ts'
export { checkSession } from './session-lifecycle.ts'
export { openOrganization } from './organization-actions.ts'
export { startSession } from './start-session.ts'
export { acceptanceSent } from './terms-acceptance.ts'
export { dismissAlert } from './ui-actions.ts'
