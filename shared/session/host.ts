/* Only for the host of remotes: the shell. */
export { storedPlaces } from './browser-storage.ts'
export { keptOrganization, openOrganization } from './organization-actions.ts'
export { checkSession } from './session-lifecycle.ts'
export { dismissAlert } from './session-state.ts'
export { startSession } from './start-session.ts'
export { acceptanceSent, acknowledge } from './notify-services.ts'
