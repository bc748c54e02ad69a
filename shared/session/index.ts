import { state, type Session } from './session-state.ts'

export { readStored, readStoredAs, signUpDraft, writeStored, type StorageArea } from './browser-storage.ts'
export { customerStorage, rememberedLogin } from './browser-storage.ts'
export type { ProviderAnswer } from './federated-sign-in.ts'
export { loadOrganizations } from './organization-actions.ts'
export { callAccount, callAccountSettings, deleteAccount, type Account } from './session-lifecycle.ts'
export { isSessionOver, refreshCustomer, signOut } from './session-lifecycle.ts'
export type { AuthView, Authentication, Session, SessionState } from './session-state.ts'
export { chooseView, forgetView, hideBalance, savedView, showAlert, siteConfig, titleLayout } from './session-state.ts'
export { sendAcceptance } from './notify-services.ts'
export { isVerified, organizationToken, useMembership, useSession } from './session-state.ts'

/** The present session, for code outside components. */
export const session: Session = state

/** The code of the sign-in with Apple or Google, fetched on first use. Rejects if it cannot be fetched. */
export const loadFederatedSignIn = () => import(/* webpackChunkName: "federated-sign-in" */ './federated-sign-in.ts')
